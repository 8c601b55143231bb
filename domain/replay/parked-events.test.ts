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

test('what stands first is tried again, as often as somebody wants, and skipped', () => {
  given([]).when(asked('retry'), staff).then(retried);
  given([retried]).when(asked('retry'), system).then(retried);
  const state = given([retried]).when(asked('skip'), staff).then(skipped);
  expect(state).toStrictEqual({ asked: { 7: { 120: true } } });
});

test('what was skipped is neither tried nor skipped again, also before it is done', () => {
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

test('a stale tab is told what stands first now, or that nothing does', () => {
  given([])
    .when(asked('skip', { first: '141' }), staff)
    .thenRefused('parked_event.not_first', { ...parked, first: '141' });
  given([retried])
    .when(asked('retry', { first: null }), staff)
    .thenRefused('parked_event.not_parked', parked);
});

test('it is staff’s, and for a reason', () => {
  for (const actor of [admin, user])
    given([]).when(asked('skip'), actor).thenRefused('parked_event.forbidden');
  given([])
    .when(asked('skip', { reason: ' ' }), staff)
    .thenRefused('parked_event.reason_missing');
});
