/** What a game's helpers ask is fetched ahead, so that each of them opens without a connection. */

import type { GameBox } from '../wire';
import { companion } from './api';
import { atFirst, keep, recall, seedOf } from './kept';
import { moveForm, packForm } from './forms';
import { partsOf } from './parts';

export async function lookAhead(box: GameBox): Promise<void> {
  for (const part of partsOf(box.name)) {
    const { name, dialogue } = part;
    const key = `${name}.${box.name}`;
    if (name === 'score') await companion.form(box.name, atFirst(box));
    else if (name === 'move') await moveForm(box.name, atFirst(box), null);
    else if (name === 'pack') await packForm(box.name, null);
    else if (name === 'eggs' || dialogue) {
      if (recall(key)) continue;
      const seed = seedOf();
      if (dialogue) {
        const seats = box.seats[0]!;
        const start = { seats, seed, players: [], answers: [] };
        const followed = await companion.follow(box.name, name, start);
        const draft = { table: {}, seats: followed.players.map(() => ({})) };
        keepIfNone(key, { seats, names: '', seed, answers: [], draft, followed });
      } else {
        const page = await companion.crossover(box.name, seed);
        keepIfNone(key, { seed, round: 0, opened: [], page });
      }
    } else await companion.ask(box.name, name, atFirst(box, part.seats));
  }
}

/** Somebody may have begun while it was fetched. */
function keepIfNone(key: string, value: unknown): void {
  if (!recall(key)) keep(key, value);
}
