import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventLookPosted, lookHistories, mixedLookPosted } from '../testing/looks.ts';
import { lookCommand } from '../testing/random-look-commands.ts';
import { type Step, steps, walk } from '../testing/walk.ts';
import { transitionOf } from '../transition-table.ts';
import { look } from './look.ts';
import type { LookEvent, PointChange } from './look-events.ts';
import { lookRules, lookTransitions } from './look-transitions.ts';

const walked = (taken: readonly Step[]) =>
  walk(
    {
      decider: look,
      rules: lookRules,
      commandOf: lookCommand,
      histories: [lookHistories.none, lookHistories.posted, [mixedLookPosted], [eventLookPosted]],
    },
    taken,
  );

/** Returns the point changes that an event declares. */
function changesOf(event: LookEvent): readonly PointChange[] {
  switch (event.type) {
    case 'LookItemApproved':
    case 'LookItemRejected':
    case 'LookItemReopened':
    case 'LookItemUntagged':
      return [event.data];
    case 'LookRejected':
    case 'LookRemoved':
      return event.data.entries;
    default:
      return [];
  }
}

test('an item has its full points or none after any decisions, and the events declare each change', () => {
  const approved = new Set<string>();
  fc.assert(
    fc.property(steps, (taken) => {
      for (const { before, events, after } of walked(taken)) {
        const given = new Map(before.entries.map(({ entryId, givenPoints }) => [entryId, givenPoints]));
        for (const change of events.flatMap(changesOf)) {
          given.set(change.entryId, (given.get(change.entryId) ?? 0) + change.points);
        }
        for (const { entryId, status, givenPoints, uploadPoint } of after.entries) {
          expect(givenPoints).toBe(given.get(entryId) ?? 0);
          expect([0, uploadPoint]).toContain(givenPoints);
          approved.add(`${status} ${givenPoints > 0 ? 'given' : 'not given'}`);
          if (after.status !== 'posted') continue;
          // Other statuses are not checked: a deferred or untagged item may keep its points.
          if (status === 'Approved') expect(givenPoints).toBe(uploadPoint);
          if (status === 'Rejected' || status === 'Pending') expect(givenPoints).toBe(0);
        }
        const untagged = before.entries.filter((entry) =>
          after.entries.every(({ entryId }) => entryId !== entry.entryId),
        );
        for (const { entryId } of untagged) expect(given.get(entryId)).toBe(0);
      }
    }),
    { numRuns: 500 },
  );
  expect([...approved]).toEqual(
    expect.arrayContaining(['Approved given', 'Deferred given', 'Deferred not given', 'Rejected not given']),
  );
});

test('no sequence of commands leaves the transition table', () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(steps, (random) => {
      for (const { before, command, events, after, actor } of walked(random)) {
        if (events.length === 0) {
          expect(after).toStrictEqual(before);
          continue;
        }
        taken.add(command.action);
        const row = transitionOf(lookTransitions, command.action);
        expect(row.who).toContain(actor.label);
        expect(row.from).toContain(before.status);
        expect(events[0]?.type).toBe(row.event);
        expect(after.status).toBe(row.to === 'same' ? before.status : row.to);
      }
    }),
    { numRuns: 1_000 },
  );
  expect([...taken].sort()).toEqual(lookTransitions.map(({ action }) => action).toSorted());
});
