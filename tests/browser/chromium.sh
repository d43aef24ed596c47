#!/bin/sh
# The browser tests need Chromium: print where it is, install it first where that can be done without asking.
# The shell without windows takes half the processor time of a whole Chromium, so it comes first.
set -e
find_it() { command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome; }
install_it() { apt-get install -y -qq --no-install-recommends "$1" fonts-dejavu-core; }
if ! find_it >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing chromium" >&2
  export DEBIAN_FRONTEND=noninteractive
  log=$(mktemp)
  { apt-get update -qq && { install_it chromium-headless-shell || install_it chromium; }; } >"$log" 2>&1 ||
    { tail -n 20 "$log" >&2; exit 1; }
  rm -f "$log"
fi
find_it || { echo "no Chromium found: install the package 'chromium'; until then the browser tests fail" >&2; exit 1; }
