import { expect, test } from 'vitest';
import { entry, lookPosted } from '../testing/looks.ts';
import { afterLook } from './after-look.ts';
import { look } from './look.ts';
import type { LookEvent } from './look-events.ts';

const { entryId, trysetItemId } = entry;
const untagged: LookEvent = { type: 'LookItemUntagged', data: { entryId, points: 0, trysetItemId } };
const taggedAgain: LookEvent = { type: 'LookItemTagged', data: { ...entry, entryId: 99 } };

/** What the item is told of an event, where the look has gone on to this by then. */
function told(event: LookEvent, ...history: LookEvent[]) {
  const at = '2026-03-02T09:00:00.000Z';
  const state = history.reduce((before, each) => look.evolve(before, each, at), look.initial);
  return afterLook(event, state).map(({ command }) => command.action);
}

test('an item that is tagged no more is told so, unless it is tagged again by then', () => {
  expect(told(untagged, lookPosted, untagged)).toEqual(['withdraw_look']);
  expect(told(untagged, lookPosted, untagged, taggedAgain)).toEqual([]);
});

test('an item that was tagged is told so, unless it is tagged no more by then', () => {
  expect(told(lookPosted, lookPosted)).toEqual(['post_look']);
  expect(told(lookPosted, lookPosted, untagged)).toEqual([]);
  expect(told(taggedAgain, lookPosted, untagged, taggedAgain)).toEqual(['post_look']);
});
