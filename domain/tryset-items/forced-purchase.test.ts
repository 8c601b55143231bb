import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import type { StockItemEvent } from '../stock/stock-events.ts';
import { stockItem } from '../stock/stock-item.ts';
import { curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { holder, stockHistories, stranger } from '../testing/stock-items.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';

const { given, givenState } = scenarios(trysetItem);
const garment = scenarios(stockItem);
const forced: TrysetItemEvent = { type: 'TrysetItemForcePurchased', data: { faultType: 'curator' } };
const undo = { action: 'undo_force_purchase' } as const;
/** The undo is asked for on 1 June 2026: purchases that were forced in May can be undone. */
const forcedAt = '2026-05-20T03:00:00.000Z';

function forcedFrom(history: readonly TrysetItemEvent[]) {
  const { state } = given(history);
  return givenState(trysetItem.evolve(state, forced, forcedAt));
}

test.each(['tryset_delivered', 'return_requested', 'return_failed', 'return_deferred'] as const)(
  'an item that was bought by force goes back to %s',
  (status) => {
    const undone: TrysetItemEvent = { type: 'TrysetItemForcePurchaseUndone', data: { status } };
    const after = forcedFrom(itemHistories[status]).when(undo, staff).then(undone);
    expect(after).toMatchObject({ status, forced: null });
    expect(afterTrysetItem(undone, after)).toEqual([
      {
        on: 'stock_item',
        id: 501,
        as: 'system',
        command: { action: 'undo_curator_paid', holder: { kind: 'tryset_item', id: 31 } },
      },
      {
        on: 'member_rentals',
        id: 51,
        as: 'system',
        command: { action: 'claim', userId: 51, trysetId: 21, itemIds: [31], ticketId: null, limits: null },
      },
    ]);
  },
);

test('an item whose order ended before the force is with the member again', () => {
  const after = forcedFrom(itemHistories.purchase_pending)
    .when(undo, staff)
    .then({ type: 'TrysetItemForcePurchaseUndone', data: { status: 'tryset_delivered' } });
  expect(after.orderId).toBeNull();
});

test('only a forced purchase is undone, and once', () => {
  given(itemHistories.purchased).when(undo, staff).thenRefused('tryset_item.not_forced');
  given([
    ...itemHistories.tryset_delivered,
    forced,
    {
      type: 'TrysetItemForcePurchaseUndone',
      data: { status: 'tryset_delivered' },
    },
  ])
    .when(undo, staff)
    .thenRefused('tryset_item.transition_not_allowed');
  forcedFrom(itemHistories.tryset_delivered).when(undo, curator).thenRefused('tryset_item.forbidden');
});

test('a forced purchase is final when the month closes: 04:00 on the 3rd of the next month, in UTC+9', () => {
  const { state } = given([...itemHistories.tryset_delivered, forced]);
  const at = '2026-04-02T19:00:00.000Z';
  expect(trysetItem.decide(state, undo, { actor: staff, at })).toMatchObject({
    ok: false,
    refusal: { errorCode: 'tryset_item.month_closed' },
  });
  const before = '2026-04-02T18:59:59.999Z';
  expect(trysetItem.decide(state, undo, { actor: staff, at: before })).toMatchObject({ ok: true });
});

const paid: StockItemEvent = {
  type: 'StockItemMarkedUnavailable',
  data: { unavailableReason: 'curator_paid', holder, reimbursement: null },
};

test('the garment has its former status, holder and compensation again', () => {
  const lost: StockItemEvent = {
    type: 'StockItemMarkedUnavailable',
    data: { unavailableReason: 'lost', holder: null, reimbursement: null },
  };
  for (const before of [stockHistories.in_use, [...stockHistories.in_use, lost]]) {
    const { state: was } = garment.given(before);
    const { status, unavailableReason, unavailableOn, reimbursement, outStockRequest } = was;
    const former = { status, unavailableReason, unavailableOn, reimbursement, outStockRequest };
    const after = garment
      .given([...before, paid])
      .when({ action: 'undo_curator_paid', holder }, system)
      .then({ type: 'StockItemCuratorPaidUndone', data: { holder, former } });
    expect(after).toEqual(was);
    garment
      .given([...before, paid])
      .when({ action: 'undo_curator_paid', holder: stranger }, system)
      .then({
        type: 'StockItemHolderRefused',
        data: { asked: 'undo_curator_paid', by: stranger, holder },
      });
  }
});
