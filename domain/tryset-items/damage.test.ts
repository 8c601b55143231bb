import { expect, test } from 'vitest';
import { brandAdmin, curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { damageReport } from '../testing/tryset-item-samples.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { isReportOver } from './damage.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';

const { given, givenState } = scenarios(trysetItem);
/** The commands are given on 1 June 2026; the items of the histories are delivered on 2 March at 09:03 UTC. */
const deliveredAt = '2026-03-02T09:03:00.000Z';
const delivered = itemHistories.tryset_delivered;
const recently = givenState({ ...given(delivered).state, deliveredAt: '2026-05-30T09:03:00.000Z' });
const report = { action: 'report_damage', ...damageReport } as const;
const reported: TrysetItemEvent = {
  type: 'TrysetItemDamageReported',
  data: { userId: 51, ...damageReport },
};

test('damage is reported with its pictures, and the report stays when the item comes back', () => {
  const after = recently.when(report, curator).then(reported);
  expect(after).toMatchObject({ status: 'tryset_delivered', damage: damageReport });
  const back = given([
    ...delivered,
    reported,
    { type: 'TrysetItemArrivedUnannounced', data: { missing: 'request' } },
  ]).state;
  expect(back).toMatchObject({
    status: 'return_arrived',
    damage: { ...damageReport, reportedAt: '2026-03-02T09:04:00.000Z' },
  });
});

test('damage is reported once', () => {
  for (const actor of [curator, staff]) {
    given([...delivered, reported])
      .when(report, actor)
      .thenRefused('tryset_item.damage_reported');
  }
});

test('the report of an item that the member never received is void', () => {
  const neverCame: TrysetItemEvent = { type: 'TrysetItemNotReceived', data: { courierClaim: null } };
  const { state } = given([...delivered, reported, neverCame]);
  expect(state.damage).toBeNull();
});

test('nothing is reported before the delivery, nor after the return', () => {
  for (const status of ['tryset_requested', 'tryset_preparing', 'tryset_delivering'] as const) {
    given(itemHistories[status]).when(report, curator).thenRefused('tryset_item.not_delivered');
  }
  for (const status of ['return_arrived', 'return_delivered'] as const) {
    given(itemHistories[status]).when(report, staff).thenRefused('tryset_item.already_returned');
  }
});

test('a member reports within three business days; staff may report later', () => {
  const { state } = given(delivered);
  const at = '2026-03-05T15:00:00.000Z';
  const late = trysetItem.decide(state, report, { actor: curator, at });
  expect(late).toMatchObject({ ok: false, refusal: { errorCode: 'tryset_item.report_too_late' } });
  const inTime = trysetItem.decide(state, report, { actor: curator, at: '2026-03-05T14:59:59.999Z' });
  expect(inTime).toMatchObject({ ok: true });
  expect(trysetItem.decide(state, report, { actor: staff, at })).toMatchObject({ ok: true });
});

test('the days to report are those of the warehouses', () => {
  expect(isReportOver(deliveredAt, '2026-03-05T14:59:59.999Z')).toBe(false);
  expect(isReportOver(deliveredAt, '2026-03-05T15:00:00.000Z')).toBe(true);
  // Half an hour before midnight in the warehouses.
  expect(isReportOver('2026-03-02T14:30:00.000Z', '2026-03-05T14:59:59.999Z')).toBe(false);
  expect(isReportOver('2026-03-02T15:30:00.000Z', '2026-03-05T15:00:00.000Z')).toBe(false);
  expect(isReportOver(null, '2026-03-05T15:00:00.000Z')).toBe(false);
});

test('a brand reports nothing', () => {
  recently.when(report, brandAdmin).thenRefused('tryset_item.forbidden');
});
