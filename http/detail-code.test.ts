import { expect, test } from 'vitest';
import { detailCodeOf } from './detail-code.ts';

test.each([
  ['tryset_item.transition_not_allowed', { status: 'purchased', asked: 'arrive' }, 'purchased'],
  ['stock_item.forbidden', { action: 'enter', who: ['staff'] }, 'enter'],
  ['claim.slot_taken', { kind: 'slot' }, 'slot'],
  ['season.unknown', { field: 'season_id' }, 'season_id'],
  ['request.day_closed', { field: 'pickup_date', day: '2026-06-06' }, 'pickup_date'],
  ['request.date_past', { field: 'pickup_date', today: '2026-06-01' }, 'pickup_date'],
  ['request.invalid', { fields: [{ in: 'query', name: 'limit', message: 'must be >= 1' }] }, 'limit'],
  ['request.parameter_missing', { fields: [{ in: 'body', name: 'user_id' }] }, 'user_id'],
  ['request.invalid', {}, null],
  ['auth.forbidden', { who: ['staff'] }, null],
  ['tryset.not_found', { id: 3 }, null],
])('%s with %j has the detail code %s', (errorCode, detail, detailCode) => {
  expect(detailCodeOf(errorCode, detail)).toBe(detailCode);
});
