// boardgame.io's server with one game of the kind that bench/load.py plays: four seats, a hand for each that the
// others do not see, a market of twenty-five Objects, and a move that puts tokens on some of them.
const {Server, Origins} = require("boardgame.io/server");
const {PlayerView} = require("boardgame.io/core");

const OBJECTS = 25;
const ROUNDS = 24;

const market = {
  name: "market",
  setup: ({ctx, random}) => ({
    round: 1,
    reserves: Array(ctx.numPlayers).fill(10),
    points: Array(ctx.numPlayers).fill(0),
    objects: Array.from({length: OBJECTS}, (_, n) => ({
      number: n + 1, traits: [1 + (n % 5), 6 + (n % 5), 11 + (n % 5)], owner: null,
      tokens: Array(ctx.numPlayers).fill(0),
    })),
    deck: random.Shuffle(Array.from({length: OBJECTS}, (_, n) => n)),
    players: Object.fromEntries(Array.from({length: ctx.numPlayers}, (_, seat) => [seat, {
      passions: random.Shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]).slice(0, 3),
    }])),
    told: [],
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    offer: ({G, ctx, playerID}, offers) => {
      if (!Array.isArray(offers) || offers.length > 5) return "INVALID_MOVE";
      const seat = Number(playerID);
      let sum = 0;
      for (const [cell, tokens] of offers) {
        if (!G.objects[cell - 1] || tokens < 1) return "INVALID_MOVE";
        sum += tokens;
      }
      if (sum > G.reserves[seat]) return "INVALID_MOVE";
      for (const [cell, tokens] of offers) G.objects[cell - 1].tokens[seat] += tokens;
      G.reserves[seat] += 1 - sum;
      G.told.push({seat, offers});
      if (G.told.length > 8) G.told.shift();
      if (seat === ctx.numPlayers - 1) {
        for (const object of G.objects) {
          const most = Math.max(...object.tokens);
          if (most > 0 && object.owner === null) {
            object.owner = object.tokens.indexOf(most);
            G.points[object.owner] += object.traits[0];
          }
        }
        G.round += 1;
      }
    },
  },
  turn: {minMoves: 1, maxMoves: 1},
  endIf: ({G}) => (G.round > ROUNDS ? {winner: G.points.indexOf(Math.max(...G.points))} : undefined),
};

const server = Server({games: [market], origins: [Origins.LOCALHOST]});
server.run({port: 0, callback: () => {}}).then(({appServer}) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
