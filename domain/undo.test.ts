import { describe, expect, test } from 'vitest';
import type { Decider } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { stockItem } from './stock/stock-item.ts';
import { stockItemTransitions } from './stock/stock-transitions.ts';
import { actors } from './testing/actors.ts';
import { scenarios } from './testing/given.ts';
import { stockItemSamples } from './testing/stock-item-samples.ts';
import { stockHistories } from './testing/stock-items.ts';
import { trysetItemSamples } from './testing/tryset-item-samples.ts';
import { itemHistories } from './testing/tryset-items.ts';
import { type Transition, transitionOf } from './transition-table.ts';
import { trysetItem } from './trysets/item.ts';
import { trysetItemTransitions } from './trysets/item-transitions.ts';

interface Table {
  decider: Decider<{ status: string }, object, DomainEvent>;
  rows: readonly Transition[];
  samples: Readonly<Record<string, { command: object; standing?: object }>>;
  histories: Readonly<Record<string, readonly DomainEvent[]>>;
}

/** Both tables alike: what each is about does not matter here. */
const tables = [
  ['stock item', stockItem, stockItemTransitions, stockItemSamples, stockHistories],
  ['tryset item', trysetItem, trysetItemTransitions, trysetItemSamples, itemHistories],
].map(([name, decider, rows, samples, histories]) => [
  name,
  { decider, rows, samples, histories },
]) as unknown as [string, Table][];

/** Where it does not lead back to where it came from: after a hold a garment is looked at before it is lent again. */
const elsewhere: Record<string, string> = { 'hold from in_stock': 'in_check' };

describe.each(tables)('what takes back an action on a %s', (_, { decider, rows, samples, histories }) => {
  const { givenState, given } = scenarios(decider);

  test.each(rows.filter(({ undo }) => undo !== undefined))(
    '$action is $undo, at once and by whoever took it',
    ({ action, from, who, undo = '' }) => {
      expect(transitionOf(rows, undo).who).toEqual(expect.arrayContaining([...who]));
      for (const status of from) {
        for (const role of who) {
          const before = { ...given(histories[status] ?? []).state, ...samples[action]?.standing };
          const taken = givenState(before).when(samples[action]?.command ?? {}, actors[role]);
          if (!taken.decision.ok) expect.fail(`${action} from ${status} was refused`);
          const after = taken.then(...taken.decision.events);
          const back = givenState(after).when(samples[undo]?.command ?? {}, actors[role]);
          if (!back.decision.ok) expect.fail(`${undo} after ${action} from ${status} was refused`);
          expect(back.decision.events).not.toEqual([]);
          const end = back.then(...back.decision.events);
          expect(end.status).toBe(elsewhere[`${action} from ${status}`] ?? status);
        }
      }
    },
  );
});
