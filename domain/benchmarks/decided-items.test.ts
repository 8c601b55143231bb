import { expect, test } from 'vitest';
import { fold } from '../decider.ts';
import { look } from '../looks/look.ts';
import type { LookEvent } from '../looks/look-events.ts';
import { happened } from '../testing/given.ts';
import { approved, entry, mixedLookPosted, otherEntry } from '../testing/looks.ts';
import { decidedItems, unfiltered } from './decided-items.ts';

const byRule: LookEvent = {
  type: 'LookItemRejected',
  data: {
    entryId: otherEntry.entryId,
    points: 0,
    reasons: ['AdTagNotExists'],
    otherReason: null,
    method: 'RULE',
    checks: [],
  },
};
const byPerson = { ...byRule, data: { ...byRule.data, method: 'ACTOR' } } as LookEvent;
const reopened: LookEvent = { type: 'LookItemReopened', data: { entryId: entry.entryId, points: 0 } };
const lookAfter = (...events: LookEvent[]) => fold(look, happened([mixedLookPosted, ...events]));
const idsAfter = (...events: LookEvent[]) => decidedItems(lookAfter(...events)).map(({ entryId }) => entryId);

test('counts decisions of people, not of rules, and no reopened ones', () => {
  expect(idsAfter()).toEqual([]);
  expect(idsAfter(approved, byRule)).toEqual([entry.entryId]);
  expect(idsAfter(approved, byPerson, reopened)).toEqual([otherEntry.entryId]);
  expect(decidedItems(lookAfter(byPerson))).toMatchObject([
    { lookId: 81, decided: { verdict: 'reject', reasons: ['AdTagNotExists'] } },
  ]);
});

test('filters each item by its own brand and its own time', () => {
  // The first item was decided a minute after the look was posted, the second two minutes after.
  const state = lookAfter(approved, byPerson);
  const found = (filter: Partial<typeof unfiltered>) =>
    decidedItems(state, { ...unfiltered, ...filter }).map(({ entryId }) => entryId);
  expect(found({ brandIds: [otherEntry.brandId] })).toEqual([otherEntry.entryId]);
  const [first = '', second = ''] = state.entries.map(({ decidedAt }) => decidedAt ?? '');
  expect(found({ decidedFrom: second })).toEqual([otherEntry.entryId]);
  expect(found({ decidedFrom: first, decidedUntil: second })).toEqual([entry.entryId]);
});

test('counts no item of a removed look', () => {
  expect(idsAfter(approved, { type: 'LookRemoved', data: { entries: [] } })).toEqual([]);
});
