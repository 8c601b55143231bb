import { expect, test } from 'vitest';
import { initialTrysetItem, type TrysetItemState } from '../tryset-items/item-state.ts';
import { noUploadPoints } from '../tryset-items/upload-points.ts';
import { memberRentalsReacting } from './reacting.ts';
import { reservationPatienceMs } from './reservation.ts';
import { settleClaim } from './settle-claim.ts';
import { initialTryset, type TrysetState } from './tryset-state.ts';

const claim = { userId: 51, trysetId: 21, itemIds: [31, 32] };
const named = (trysetItemId: number) => ({
  trysetItemId,
  brandId: 1,
  productId: 1,
  productSizeId: 1,
  stockItemId: 41,
  useMode: 'rent' as const,
  trialDays: 4,
  postDays: 7,
  ...noUploadPoints,
});
const tryset = (
  status: TrysetState['status'],
  itemIds: readonly number[] = [],
  expiredItemIds: readonly number[] = [],
): TrysetState => ({ ...initialTryset, status, items: itemIds.map(named), expiredItemIds });
const item = (trysetItemId: number, said: Partial<TrysetItemState>): TrysetItemState => ({
  ...initialTrysetItem,
  trysetItemId,
  ...said,
});
const deliveredAt = '2026-03-02T09:00:00.000Z';
const close = (command: object) => ({ on: 'tryset', id: 21, command });
const end = (itemIds: readonly number[], isDelivered: boolean) => ({
  on: 'member_rentals',
  id: 51,
  command: { action: 'end_claim', userId: 51, trysetId: 21, itemIds, isDelivered },
});

test('a claim without a tryset expires the tryset’s stream first, and ends afterwards', () => {
  expect(settleClaim(claim, tryset('none'), [initialTrysetItem, initialTrysetItem])).toEqual({
    steps: [close({ action: 'expire', trysetId: 21 })],
    isLast: false,
  });
  expect(settleClaim(claim, tryset('expired'), [initialTrysetItem, initialTrysetItem])).toEqual({
    steps: [end([31, 32], false)],
    isLast: true,
  });
});

test('the claim of an item that its tryset lacks closes the addition first, and ends afterwards', () => {
  const items = [item(31, { status: 'tryset_requested' }), initialTrysetItem];
  for (const status of ['requested', 'removed'] as const) {
    expect(settleClaim(claim, tryset(status, [31]), items)).toEqual({
      steps: [close({ action: 'expire_added_item', trysetItemId: 32 })],
      isLast: false,
    });
    expect(settleClaim(claim, tryset(status, [31], [32]), items)).toEqual({
      steps: [end([32], false)],
      isLast: true,
    });
  }
});

test('the claim of an existing tryset stays while its items are under way, or wait for their first event', () => {
  const items = [item(31, { status: 'return_failed', deliveredAt }), initialTrysetItem];
  expect(settleClaim(claim, tryset('requested', [31, 32]), items)).toEqual({ steps: [], isLast: true });
});

test('the claims of items that have ended end too, and tell whether the items were delivered', () => {
  const of = { ...claim, itemIds: [31, 32, 33, 34, 35] };
  const items = [
    item(31, { status: 'tryset_canceled' }),
    item(32, { status: 'return_delivered', deliveredAt }),
    item(33, { status: 'purchased', deliveredAt }),
    item(34, { status: 'tryset_delivered', deliveredAt }),
    initialTrysetItem,
  ];
  for (const status of ['requested', 'removed'] as const) {
    expect(settleClaim(of, tryset(status, [31, 32, 33, 34], [35]), items)).toEqual({
      steps: [end([35, 31], false), end([32, 33], true)],
      isLast: true,
    });
  }
});

test('each claim sets a deadline, and the end of a claim sets none', () => {
  const at = '2026-03-02T09:00:00.000Z';
  const dueAt = new Date(Date.parse(at) + reservationPatienceMs).toISOString();
  const claimed = { type: 'RentalClaimed', data: { ...claim, ticketId: 7, limits: null } } as const;
  const ended = { type: 'RentalClaimEnded', data: { ...claim, isDelivered: true } } as const;
  expect(memberRentalsReacting.deadlines?.(claimed, { id: 51, at })).toEqual([
    { name: 'settle_claim', dueAt, claim },
  ]);
  expect(memberRentalsReacting.deadlines?.(ended, { id: 51, at })).toEqual([]);
});
