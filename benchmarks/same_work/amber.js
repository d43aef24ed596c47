// Amber Route as a game of boardgame.io; see README.md for what all ports agree on.
//
//     node amber.js client     plays random games for as long as each line on standard input says, in seconds of
//     node amber.js reducer    its own time, and answers with decisions a second

const { Client } = require("boardgame.io/client");
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");

const [DRAWING, ACTING, PREPARING, CHANGING, REWARDED, OVERFULL, PAYING, MEETING, ATTACKING, DEFENDING, ADDING,
  ATTACK_ROLLED, DEFENCE_ROLLED, GIVEN, OVER] = Array(15).keys();
const TURN_ENDS = 20, CASTLE = 25;
const MONSTER = 0, GHOST = 1, TRAP = 2;
const VILLAGES = new Set([6, 13, 20]), TOWNS = new Set([9, 17]);
const TERRAIN = Array(26).fill(-1), THREAT = Array(26).fill(-1);
[...Array(CASTLE).keys()].filter((field) => field && !VILLAGES.has(field) && !TOWNS.has(field)).forEach((field, at) => {
  TERRAIN[field] = at % 4;
  THREAT[field] = Math.floor(at / 2) % 3;
});
const LIGHT = [...Array(12).keys()].flatMap((kind) => [kind, kind, kind]).concat(12, 12, 13, 13, 14, 14);
const CHALLENGES = [0, 1, 2, 3].flatMap((terrain) =>
  [0, 1, 2].flatMap((threat) => [0, 1, 2, 3].map((extra) => ({ terrain, threat, extra }))));
const DARK = [...CHALLENGES, ...Array(12).fill(null)];
const PLAYABLE = [0, 1, 2, 3].map((terrain) => [3 * terrain, 3 * terrain + 1, 3 * terrain + 2, 12, 13, 14]);
const LIFE = [2, 3, 4], STRENGTH = [1, 2, 3], DAMAGE = [5, 4, 3], GHOST_SUM = [5, 9, 12], GHOST_LOSS = [2, 3, 4];
const sum = (dice) => dice.reduce((all, die) => all + die, 0);

function setup(seats, random) {
  const G = {
    turn: 0, who: 0, next: -1, phase: DRAWING, after: TURN_ENDS, first: -1, pool: 40 - seats,
    light: random.Shuffle(LIGHT), lightDiscards: [], dark: random.Shuffle(DARK), darkDiscards: [],
    challenge: null, level: 0, dice: [], ready: 0, life: 0, loss: 0, foe: 0, attackDice: 0, attackSum: 0, defenceDice: 0,
    players: Array.from({ length: seats }, () => ({
      position: 0, escorts: 3, ambers: 1, banked: 0, hand: Array(15).fill(0), cards: 0, torches: 0, wagons: 0, lost: 0,
    })),
  };
  for (let seat = 0; seat < seats; seat++) draw(G, random, seat, 5);
  return G;
}

// -- small rules --------------------------------------------------------------------------------

function draw(G, random, seat, cards) {
  const player = G.players[seat];
  for (; cards > 0; cards--) {
    if (!G.light.length) {
      if (!G.lightDiscards.length) return;
      G.light = random.Shuffle(G.lightDiscards);
      G.lightDiscards = [];
    }
    player.hand[G.light.pop()]++;
    player.cards++;
  }
}

const roll = (random, dice) => (dice ? random.D6(dice) : []);

function recruit(G, seat, escorts) {
  const player = G.players[seat];
  player.escorts = Math.min(6, player.escorts + escorts);
}

function gainAmber(G, seat, ambers) {
  const player = G.players[seat];
  const got = Math.min(ambers, G.pool);
  G.pool -= got;
  player.ambers += got;
  if (player.ambers >= 3) {
    player.ambers -= 3;
    player.banked++;
    G.pool += 2;
  }
}

function payAmber(G, seat) {
  if (!G.players[seat].ambers) return;
  G.players[seat].ambers--;
  G.pool++;
}

/** Discard a light card; the answer is its value. */
function lay(G, seat, kind) {
  G.players[seat].hand[kind]--;
  G.players[seat].cards--;
  G.lightDiscards.push(kind);
  return (kind % 3) + 1;
}

function change(G, seat, face, by) {
  G.players[seat].escorts--;
  G.dice[G.dice.indexOf(face)] += by;
}

const playable = (player) => PLAYABLE[TERRAIN[player.position]].filter((kind) => player.hand[kind]);

function settle(G, after) {
  const overfull = G.players.findIndex((player) => player.cards > 7);
  if (overfull >= 0) Object.assign(G, { who: overfull, phase: OVERFULL, after });
  else if (after === ACTING) Object.assign(G, { who: G.turn, phase: ACTING });
  else if (after === GIVEN && G.dice.length) {
    const seats = G.players.length;
    Object.assign(G, { who: (G.turn + seats - G.dice.length) % seats, phase: GIVEN });
  } else if (after === MEETING && mayAttack(G)) Object.assign(G, { who: G.turn, phase: MEETING });
  else endTurn(G);
}

function mayAttack(G) {
  const player = G.players[G.turn];
  return G.players.filter((other) => other.position === player.position).length > 1 && playable(player).length > 0;
}

function endTurn(G) {
  for (;;) {
    const seat = G.turn = (G.turn + 1) % G.players.length;
    if (seat === G.first) {
      G.phase = OVER;
      return;
    }
    if (!G.players[seat].lost) {
      Object.assign(G, { who: seat, phase: DRAWING, next: seat });
      return;
    }
    G.players[seat].lost--;
  }
}

// -- challenges ---------------------------------------------------------------------------------

function move(G, random, seat, steps) {
  const field = G.players[seat].position += steps;
  if (field === CASTLE) {
    if (G.first < 0) G.first = seat;
    endTurn(G);
  } else if (VILLAGES.has(field)) {
    recruit(G, seat, 1);
    endTurn(G);
  } else if (TOWNS.has(field)) {
    gainAmber(G, seat, 1);
    endTurn(G);
  } else meetDarkCard(G, random, field);
}

function meetDarkCard(G, random, field) {
  if (!G.dark.length) {
    G.dark = random.Shuffle(G.darkDiscards);
    G.darkDiscards = [];
  }
  const card = G.dark.pop();
  if (!card) {
    G.darkDiscards.push(card);
    G.dice = roll(random, G.players.length);
    G.phase = GIVEN;
    return;
  }
  G.challenge = card;
  G.level = (card.terrain === TERRAIN[field] ? 1 : 0) + (card.threat === THREAT[field] ? 1 : 0);
  G.ready = card.threat === TRAP ? 2 + G.level : 1;
  G.life = LIFE[G.level];
  G.phase = PREPARING;
}

function resolve(G, random, seat) {
  const player = G.players[seat], { level, dice } = G, { threat } = G.challenge;
  if (threat === MONSTER) {
    G.life -= dice.filter((die) => die >= 4).length;
    if (G.life <= 0) return win(G, random, seat);
    player.escorts -= roll(random, STRENGTH[level]).filter((die) => die >= DAMAGE[level]).length;
    if (player.escorts > 0) {
      G.dice = roll(random, G.ready);
      return;
    }
    player.escorts = 0;
    payAmber(G, seat);
  } else if (threat === GHOST) {
    if (sum(dice) >= GHOST_SUM[level]) return win(G, random, seat);
    if (player.cards) {
      G.darkDiscards.push(G.challenge);
      Object.assign(G, { loss: GHOST_LOSS[level], phase: PAYING });
      return;
    }
    payAmber(G, seat);
  } else {
    const alike = Math.max(...dice.map((die) => dice.filter((other) => other === die).length));
    if (alike >= 2 + level) return win(G, random, seat);
    player.lost += 2 + level - alike;
  }
  G.darkDiscards.push(G.challenge);
  endTurn(G);
}

function win(G, random, seat) {
  gainAmber(G, seat, G.level === 2 ? 2 : 1);
  if (G.level) G.phase = REWARDED;
  else extraReward(G, random, seat);
}

function extraReward(G, random, seat) {
  const { extra } = G.challenge;
  if (extra === 0) recruit(G, seat, 1);
  else if (extra === 1) draw(G, random, seat, 1);
  else if (extra === 2) G.players[seat].torches++;
  else G.players[seat].wagons++;
  if (extra < 2) G.darkDiscards.push(G.challenge);
  settle(G, MEETING);
}

// -- what a player does -------------------------------------------------------------------------

const RULES = {
  drawCard(G, random, seat) {
    draw(G, random, seat, 1);
    G.phase = ACTING;
    if (G.players[seat].cards > 7) Object.assign(G, { phase: OVERFULL, after: ACTING });
  },
  drawEscort(G, random, seat) {
    G.players[seat].escorts++;
    G.phase = ACTING;
  },
  recruit(G, random, seat) {
    recruit(G, seat, VILLAGES.has(G.players[seat].position) ? 2 : 1);
    endTurn(G);
  },
  buy(G, random, seat) {
    payAmber(G, seat);
    draw(G, random, seat, 2);
    settle(G, TURN_ENDS);
  },
  step(G, random, seat, steps) {
    if (steps === 2) G.players[seat].escorts--;
    move(G, random, seat, steps);
  },
  useWagon(G, random, seat) {
    G.players[seat].wagons--;
    recruit(G, seat, 1);
  },
  useTorch(G, random, seat) {
    G.players[seat].torches--;
    G.ready++;
  },
  stop(G, random, seat) {
    if (G.phase === CHANGING) resolve(G, random, seat);
    else if (G.phase === PREPARING) Object.assign(G, { dice: roll(random, G.ready), phase: CHANGING });
    else if (G.phase === MEETING) endTurn(G);
    else if (G.phase === DEFENDING) Object.assign(G, { who: G.turn, phase: ADDING });
    else if (G.phase === ADDING) Object.assign(G, { dice: roll(random, G.attackDice), phase: ATTACK_ROLLED });
    else if (G.phase === ATTACK_ROLLED) {
      G.attackSum = sum(G.dice);
      Object.assign(G, { dice: roll(random, G.defenceDice), who: G.foe, phase: DEFENCE_ROLLED });
    } else {
      if (G.attackSum > sum(G.dice) && G.players[seat].ambers) {
        payAmber(G, seat);
        gainAmber(G, G.turn, 1);
      }
      settle(G, TURN_ENDS);
    }
  },
  reward(G, random, seat, what) {
    if (what === "card") draw(G, random, seat, 1);
    else recruit(G, seat, 1);
    extraReward(G, random, seat);
  },
  play(G, random, seat, kind) {
    const value = lay(G, seat, kind);
    if (G.phase === PREPARING) G.ready = Math.min(5, G.ready + value);
    else if (G.phase === DEFENDING) G.defenceDice = Math.min(5, G.defenceDice + value);
    else if (G.phase === ADDING) G.attackDice = Math.min(5, G.attackDice + value);
    else {
      Object.assign(G, { attackDice: Math.min(5, 1 + value), defenceDice: 1 });
      draw(G, random, seat, 1);
      draw(G, random, G.foe, 1);
      Object.assign(G, { who: G.foe, phase: DEFENDING });
    }
  },
  discard(G, random, seat, kind) {
    lay(G, seat, kind);
    if (G.phase === OVERFULL) return settle(G, G.after);
    G.loss--;
    if (G.loss && !G.players[seat].cards) {
      payAmber(G, seat);
      G.loss = 0;
    }
    if (!G.loss) endTurn(G);
  },
  raise: (G, random, seat, face) => change(G, seat, face, 1),
  lower: (G, random, seat, face) => change(G, seat, face, -1),
  amberDie(G, random, seat, face) {
    payAmber(G, seat);
    G.dice.push(face);
  },
  take(G, random, seat, die) {
    G.dice.splice(G.dice.indexOf(die), 1);
    if (die === 2 || die === 5) draw(G, random, seat, die === 2 ? 1 : 2);
    if (die === 3 || die === 6) gainAmber(G, seat, 1);
    if (die === 1 || die === 4 || die === 6) recruit(G, seat, die === 4 ? 2 : 1);
    settle(G, GIVEN);
  },
  attack(G, random, seat, foe) {
    Object.assign(G, { foe, phase: ATTACKING });
  },
};

function legal(G) {
  const { phase, who } = G, player = G.players[who];
  const moves = [];
  const add = (move, ...args) => moves.push({ move, args });
  if (phase === CHANGING || phase === ATTACK_ROLLED || phase === DEFENCE_ROLLED) {
    add("stop");
    for (const die of player.escorts ? new Set(G.dice) : []) {
      if (die < 6) add("raise", die);
      if (die > 1) add("lower", die);
    }
    if (phase === CHANGING && player.ambers && G.dice.length < 11)
      for (let face = 1; face < 7; face++) add("amberDie", face);
  } else if (phase === DRAWING) {
    add("drawCard");
    if (player.escorts < 6) add("drawEscort");
  } else if (phase === ACTING) {
    add("step", 1);
    if (player.escorts < 6) add("recruit");
    if (player.ambers) add("buy");
    if (player.escorts && player.position < CASTLE - 1) add("step", 2);
    if (player.wagons) add("useWagon");
  } else if (phase === PREPARING) {
    add("stop");
    if (G.ready < 5) {
      for (const kind of playable(player)) add("play", kind);
      if (player.torches) add("useTorch");
    }
  } else if (phase === REWARDED) {
    add("reward", "card");
    add("reward", "escort");
  } else if (phase === OVERFULL || phase === PAYING) {
    player.hand.forEach((count, kind) => count && add("discard", kind));
  } else if (phase === MEETING) {
    add("stop");
    G.players.forEach((other, seat) => seat !== who && other.position === player.position && add("attack", seat));
  } else if (phase === GIVEN) {
    for (const die of new Set(G.dice)) add("take", die);
  } else if (phase !== OVER) {
    if (phase !== ATTACKING) add("stop");
    if (phase === ATTACKING || (phase === DEFENDING ? G.defenceDice : G.attackDice) < 5)
      for (const kind of playable(player)) add("play", kind);
  }
  return moves;
}

const scores = (G) => G.players.map((player, seat) =>
  3 * player.banked + (seat === G.first ? 5 : 0) - (CASTLE - player.position) + player.torches + player.wagons);

const same = (one, other) => one.length === other.length && one.every((value, at) => value === other[at]);
const moves = Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, ({ G, random, events, playerID }, ...args) => {
  const asked = playerID === String(G.who);
  if (!asked || !legal(G).some((open) => open.move === name && same(open.args, args))) return "INVALID_MOVE";
  rule(G, random, G.who, ...args);
  if (G.next >= 0) events.endTurn({ next: String(G.next) });
  G.next = -1;
}]));

const AMBER = {
  name: "amber",
  setup: ({ ctx, random }) => setup(ctx.numPlayers, random),
  moves,
  turn: { activePlayers: { all: "play" }, stages: { play: { moves } } },
  endIf: ({ G }) => (G.phase === OVER ? { scores: scores(G) } : undefined),
  disableUndo: true,
};

// -- playing ------------------------------------------------------------------------------------

const one = (list) => list[Math.floor(Math.random() * list.length)];

/** Play one random game; `act` carries out a move and gives the state after it. */
function playout(state, act) {
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const before = state._stateID, { move, args } = one(legal(state.G));
    state = act(state, move, args);
    if (state._stateID === before) throw new Error(`refused: ${move} ${args}`);
    decisions++;
  }
  return decisions;
}

const WORKS = {
  client(seed) {
    const client = Client({ game: { ...AMBER, seed }, numPlayers: 2, debug: false });
    return playout(client.getState(), (state, move, args) => {
      client.updatePlayerID(String(state.G.who));
      client.moves[move](...args);
      return client.getState();
    });
  },
  reducer(seed) {
    const game = ProcessGameConfig({ ...AMBER, seed });
    const reducer = CreateGameReducer({ game });
    return playout(InitializeGame({ game, numPlayers: 2 }), (state, type, args) =>
      reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID: String(state.G.who) } }));
  },
};

function rate(work, seconds) {
  const start = process.cpuUsage();
  for (let done = 0; ;) {
    done += work(rate.seed = (rate.seed ?? 0) + 1);
    const { user, system } = process.cpuUsage(start);
    if (user + system >= seconds * 1e6) return (done * 1e6) / (user + system);
  }
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) =>
  console.log(rate(WORKS[process.argv[2]], Number(line))));
