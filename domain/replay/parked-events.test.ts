import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type ParkedEventCommand, type ParkedEventEvent, parkedEvents } from './parked-events.ts';

const { given } = scenarios(parkedEvents);
const { staff, brand_admin: admin, user } = actors;
const parked = { projection: 'stock_items', entity: '7', position: '120' };
const retried: ParkedEventEvent = { type: 'ParkedEventRetried', data: parked };
const skipped: ParkedEventEvent = { type: 'ParkedEventSkipped', data: parked };

const asked = (action: 'retry' | 'skip', more: Partial<ParkedEventCommand> = {}): ParkedEventCommand => ({
  action,
  parked,
  reason: 'the size was mended',
  first: '120',
  ...more,
});

test('the first parked event is retried any number of times, or skipped', () => {
  given([]).when(asked('retry'), staff).then(retried);
  given([retried]).when(asked('retry'), system).then(retried);
  const state = given([retried]).when(asked('skip'), staff).then(skipped);
  expect(state).toStrictEqual({ asked: { 7: { 120: true } } });
});

test('a skipped event is neither retried nor skipped again, even before the skip is carried out', () => {
  for (const action of ['retry', 'skip'] as const) {
    given([retried, skipped]).when(asked(action), staff).thenRefused('parked_event.already_skipped', parked);
    given([skipped])
      .when(asked(action, { parked: { ...parked, position: '130' }, first: '130' }), staff)
      .then({
        type: action === 'skip' ? 'ParkedEventSkipped' : 'ParkedEventRetried',
        data: { ...parked, position: '130' },
      });
  }
});

test('a stale tab learns the current first event, or that none is parked', () => {
  given([])
    .when(asked('skip', { first: '141' }), staff)
    .thenRefused('parked_event.not_first', { ...parked, first: '141' });
  given([retried])
    .when(asked('retry', { first: null }), staff)
    .thenRefused('parked_event.not_parked', parked);
});

test('only staff retry or skip, and only with a reason', () => {
  for (const actor of [admin, user])
    given([]).when(asked('skip'), actor).thenRefused('parked_event.forbidden');
  given([])
    .when(asked('skip', { reason: ' ' }), staff)
    .thenRefused('parked_event.reason_missing');
});
