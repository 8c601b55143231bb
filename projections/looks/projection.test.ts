import { expect, test } from 'vitest';
import { look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { approved, byRule, entry, mixedLookPosted, rejected } from '#domain/testing/looks.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { brandsOfLook, itemsOfLook } from './parts-of-look.ts';
import { looksProjection, stateOf } from './projection.ts';

const staff = { actor: { label: 'staff', id: 1 } } as const;
const history: Given<LookEvent>[] = [
  { event: mixedLookPosted },
  { event: { type: 'LookItemChecked', data: { entryId: entry.entryId, ...byRule } } },
  { event: approved, metadata: staff },
];
const rowAfter = (...events: Given<LookEvent>[]) => {
  const row = foldAll(looksProjection, 'look-81', [...history, ...events]);
  if (row === null) throw new Error('no row');
  return row;
};

test('folds a look’s state, overall status and normalized link', () => {
  const row = rowAfter();
  expect(row).toMatchObject({
    id: 81,
    life: 'posted',
    status: 'in_progress',
    brandIds: [7, 8],
    revision: 2n,
    normalizedLink: 'instagram.com/p/C7abcDEfgHi',
    contentUnitScore: null,
  });
  const counted: LookEvent = {
    type: 'LookReactionsCounted',
    data: { like: 5, comment: 1, view: null, followers: 60_000 },
  };
  expect(rowAfter({ event: counted })).toMatchObject({
    likeCount: 5,
    followers: 60_000,
    contentUnitScore: 3,
  });
  const folded = history.reduce((state, { event }) => look.evolve(state, event, row.updatedAt), look.initial);
  expect({ ...stateOf(row), entries: [], postedAt: null }).toEqual({
    ...folded,
    entries: [],
    postedAt: null,
  });
});

test('logs each decision with its decider', () => {
  const { logs } = rowAfter({ event: rejected, metadata: staff });
  expect(logs.map(({ entryId, status, method }) => [entryId, status, method])).toEqual([
    [91, 'Pending', 'ACTOR'],
    [92, 'Pending', 'ACTOR'],
    [91, 'Pending', 'RULE'],
    [91, 'Approved', 'ACTOR'],
    [91, 'Rejected', 'ACTOR'],
  ]);
  expect(logs.at(-1)).toMatchObject({ reasons: ['LowExposalOfItem', 'Other'], otherReason: 'too dark' });
  expect(logs.at(-1)).toMatchObject({ actorLabel: 'staff', actorId: 1, createdAt: expect.any(String) });
});

test('each brand gets the status over its own items', () => {
  const row = rowAfter();
  expect(brandsOfLook.rows(row)).toEqual([
    { lookId: 81, brandId: 7, status: 'certified' },
    { lookId: 81, brandId: 8, status: 'in_progress' },
  ]);
  expect(itemsOfLook.rows(row)).toMatchObject([
    { entryId: 91, brandId: 7, status: 'Approved', givenPoints: 5_000 },
    { entryId: 92, brandId: 8, status: 'Pending', givenPoints: 0 },
  ]);
});

test('keeps a removed look’s row for its history, but lists it nowhere', () => {
  const row = rowAfter({ event: { type: 'LookRemoved', data: { entries: [] } } });
  expect([row.life, brandsOfLook.rows(row), itemsOfLook.rows(row)]).toEqual(['removed', [], []]);
});
