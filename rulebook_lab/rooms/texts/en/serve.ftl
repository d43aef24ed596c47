# What `rulebook-lab serve` and a notebook say.

room = Room { $code }. For everybody: { $link }
lead = For you, who leads (tell nobody): { $link }
kept = Kept from before, { $game }, room { $code }. To lead it (tell nobody): { $link }
alone = This computer is in no network: only its own browser can come in.
end = Ctrl+C ends the server; rooms are kept, and are there again with the next one.
no-port = Port { $port } cannot be used: { $problem }. Choose another with --port.
no-host = { $host } is no address to listen at. Choose another with --host.
# -- a notebook's card
card-code = Room { $code }
card-others = For everybody
card-lead = Lead it here
card-no-server = No server serves this room now: call lab.room("{ $code }") again.
card-refused = The room says: { $why }
