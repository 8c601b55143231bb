import { expect, test } from 'vitest';
import { partOf } from '../reacting.ts';
import { byActor, entry, lookPosted, mixedLookPosted, otherEntry, rejection } from '../testing/looks.ts';
import { afterLook } from './after-look.ts';
import { look } from './look.ts';
import type { LookEvent } from './look-events.ts';

const at = '2026-03-02T09:00:00.000Z';
const { entryId } = entry;
const trysetItemId = entry.of.id;
const untagged: LookEvent = { type: 'LookItemUntagged', data: { entryId, points: 0, trysetItemId } };
const taggedAgain: LookEvent = { type: 'LookItemTagged', data: { ...entry, entryId: 99 } };

/** Returns the commands to the item after `event`, when `history` shows that the look has already changed again. */
function told(event: LookEvent, ...history: LookEvent[]) {
  const state = history.reduce((before, each) => look.evolve(before, each, at), look.initial);
  return afterLook(event, state).map(({ command }) => command.action);
}

test('withdraws the look from an untagged item, unless it is tagged again', () => {
  expect(told(untagged, lookPosted, untagged)).toEqual(['withdraw_look']);
  expect(told(untagged, lookPosted, untagged, taggedAgain)).toEqual([]);
});

test('moves points for a decision and names the item, unless the look no longer tags it', () => {
  const approved: LookEvent = { type: 'LookItemApproved', data: { entryId, points: 5_000, ...byActor } };
  const forLook = { lookId: 81, entryId, trysetItemId };
  const given = (history: LookEvent[]) =>
    afterLook(
      approved,
      history.reduce((before, each) => look.evolve(before, each, at), look.initial),
    );
  const command = { action: 'give', amount: 5_000, pointReason: 'posting_reward', message: '' };
  expect(given([lookPosted, approved])).toEqual([
    { on: 'point_account', id: 51, as: 'system', of: entryId, command: { ...command, forLook } },
  ]);
  expect(given([lookPosted, approved, untagged])).toMatchObject([
    { command: { ...command, forLook: { ...forLook, trysetItemId: null } } },
  ]);
});

test('takes points back per item, and moves none if a decision changes none', () => {
  const state = look.evolve(look.initial, mixedLookPosted, at);
  const [first, second] = [entry.entryId, otherEntry.entryId];
  const changes = [
    { entryId: first, points: -5_000 },
    { entryId: second, points: -3_000 },
  ];
  const rejected: LookEvent = { type: 'LookRejected', data: { entries: changes, ...rejection } };
  const removed: LookEvent = { type: 'LookRemoved', data: { entries: changes } };
  const none: LookEvent = { type: 'LookItemReopened', data: { entryId: first, points: 0 } };
  for (const event of [rejected, removed]) {
    const parts = afterLook(event, state).map(partOf);
    expect(parts.filter((part) => part.startsWith('point_account'))).toEqual([
      `point_account:51:take:${first}`,
      `point_account:51:take:${second}`,
    ]);
  }
  expect(afterLook(none, state)).toEqual([]);
});

test('takes a penalty for the look as a whole', () => {
  const state = look.evolve(look.initial, lookPosted, at);
  expect(afterLook({ type: 'LookPenalized', data: { points: 700 } }, state)).toMatchObject([
    {
      command: {
        action: 'take',
        amount: 700,
        pointReason: 'look_penalty',
        forLook: { lookId: 81, entryId: null },
      },
    },
  ]);
});

test('tells a tagged item of its look, unless it is no longer tagged', () => {
  expect(told(lookPosted, lookPosted)).toEqual(['post_look']);
  expect(told(lookPosted, lookPosted, untagged)).toEqual([]);
  expect(told(taggedAgain, lookPosted, untagged, taggedAgain)).toEqual(['post_look']);
});
