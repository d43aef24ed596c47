// What the bar and the pages say themselves, in the language of the notebook: its folder, as in pl/ambis.ipynb.

/** @type {Record<string, Record<string, string>>} */
const WORDS = {
  en: {
    home: "rulebook_lab: all games",
    chapters: "chapters",
    chapter: "chapter",
    back: "previous chapter",
    on: "next chapter",
    opening: "Opening…",
    starting: "Python is starting in this browser; until then the boards are pictures.",
    "starting-there": "Python is starting…",
    "chapter-boards": "The boards of this chapter are being laid out…",
    boards: "The boards are being laid out…",
    stopped: "Python has stopped in this browser: please load the page again.",
    "away-there": "The connection to Python is lost: clicks do nothing until it is back.",
    "stopped-there": "Python has stopped: please load the page again.",
    closed: "This page cannot be opened:",
    "hide-code": "Hide code",
    "show-code": "Show code",
    dark: "Dark",
    light: "Light",
  },
  pl: {
    home: "rulebook_lab: wszystkie gry",
    chapters: "rozdziały",
    chapter: "rozdział",
    back: "poprzedni rozdział",
    on: "następny rozdział",
    opening: "Otwieranie…",
    starting: "Python uruchamia się w tej przeglądarce; do tego czasu plansze są obrazkami.",
    "starting-there": "Python się uruchamia…",
    "chapter-boards": "Rozkładam plansze tego rozdziału…",
    boards: "Rozkładam plansze…",
    stopped: "Python przestał działać w tej przeglądarce: wczytaj stronę jeszcze raz.",
    "away-there": "Połączenie z Pythonem zostało przerwane: dopóki nie wróci, kliknięcia nic nie robią.",
    "stopped-there": "Python przestał działać: wczytaj stronę jeszcze raz.",
    closed: "Nie można otworzyć tej strony:",
    "hide-code": "Ukryj kod",
    "show-code": "Pokaż kod",
    dark: "Ciemny",
    light: "Jasny",
  },
  sr: {
    home: "rulebook_lab: sve igre",
    chapters: "poglavlja",
    chapter: "poglavlje",
    back: "prethodno poglavlje",
    on: "sledeće poglavlje",
    opening: "Otvaranje…",
    starting: "Python se pokreće u ovom pregledaču; dotle su table slike.",
    "starting-there": "Python se pokreće…",
    "chapter-boards": "Table ovog poglavlja se postavljaju…",
    boards: "Table se postavljaju…",
    stopped: "Python je stao u ovom pregledaču: učitajte stranicu ponovo.",
    "away-there": "Veza sa Pythonom je prekinuta: dok se ne vrati, klikovi ništa ne rade.",
    "stopped-there": "Python je stao: učitajte stranicu ponovo.",
    closed: "Ova stranica se ne može otvoriti:",
    "hide-code": "Sakrij kod",
    "show-code": "Prikaži kod",
    dark: "Tamno",
    light: "Svetlo",
  },
};

const address = decodeURIComponent(location.pathname + location.search);
const [, folder = ""] = address.match(/(?:path=|\/)([a-z]{2})\/\w+\.ipynb/) ?? [];

/** The language of the page. */
export const language = folder in WORDS ? folder : "en";

/** What is said. @param {string} key */
export const say = (key) => WORDS[language][key];
