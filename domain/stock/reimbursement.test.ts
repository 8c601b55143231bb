import { describe, expect, test } from 'vitest';
import { upcast } from '#event-store/codec/upcast.ts';
import { system } from '../actor.ts';
import { staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { holder, stockHistories } from '../testing/stock-items.ts';
import { type Reimbursement, reimbursement } from './reimbursement.ts';
import type { StockItemEvent } from './stock-events.ts';
import { stockItem } from './stock-item.ts';

test.each([
  [100_001, 33, 33_000],
  [99, 50, 49],
  [50_000, 0, 0],
  [50_000, 100, 50_000],
])('of %i at %i percent is %i', (price, rate, amount) => {
  expect(reimbursement(price, rate)).toBe(amount);
});

describe('a brand’s compensation is settled when its garment becomes unavailable', () => {
  const { given } = scenarios(stockItem);
  const settled = { amount: 40_000, originalPrice: 100_000, rate: 40, on: '2026-06-01' };
  const lost = { unavailableReason: 'lost', holder: null } as const;
  const marked = (reimbursement: Reimbursement | null): StockItemEvent => ({
    type: 'StockItemMarkedUnavailable',
    data: { ...lost, reimbursement },
  });

  test('by the price and rate on that business day', () => {
    const state = given(stockHistories.in_use)
      .when({ action: 'unavailable', ...lost, originalPrice: 100_000 }, staff)
      .then(marked(settled));
    expect(state).toMatchObject({ unavailableOn: '2026-06-01', reimbursement: settled });
  });

  test('and does not change with rate, price or the end of the holder', () => {
    const revised: StockItemEvent = {
      type: 'StockItemTermsRevised',
      data: { changed: { reimbursementRate: 90 } },
    };
    given([...stockHistories.in_use, marked({ ...settled, on: '2026-03-02' }), revised])
      .when({ action: 'unavailable', unavailableReason: 'lost', holder, originalPrice: 7 }, system)
      .then({
        type: 'StockItemMarkedUnavailable',
        data: { unavailableReason: 'lost', holder, reimbursement: { ...settled, on: '2026-03-02' } },
      });
  });

  test('or later for that same day, if nothing was settled at the time', () => {
    const history = [...stockHistories.in_use, marked(null)];
    expect(given(history).state).toMatchObject({ unavailableOn: '2026-03-02', reimbursement: null });
    given(history)
      .when({ action: 'unavailable', unavailableReason: 'lost', holder, originalPrice: 100_000 }, system)
      .then({
        type: 'StockItemMarkedUnavailable',
        data: { unavailableReason: 'lost', holder, reimbursement: { ...settled, on: '2026-03-02' } },
      });
  });

  test('a garment that comes back is owed nothing, and is settled again the next time', () => {
    const back: StockItemEvent[] = [
      ...stockHistories.in_stock,
      marked({ ...settled, on: '2026-03-02' }),
      { type: 'StockItemRecovered', data: {} },
    ];
    expect(given(back).state).toMatchObject({ unavailableOn: null, reimbursement: null });
    given(back)
      .when({ action: 'unavailable', ...lost, originalPrice: 50_000 }, staff)
      .then(marked({ ...settled, amount: 20_000, originalPrice: 50_000 }));
  });

  test('a released reservation settles only if the garment can no longer be lent', () => {
    const stock = given(stockHistories.requested);
    const inCheck = { to: 'in_check' } as const;
    stock.when({ action: 'release', holder, stock: inCheck, originalPrice: 9 }, system).then({
      type: 'StockItemReservationReleased',
      data: { holder, stock: inCheck, reimbursement: null },
    });
  });

  test('an event of version 1 settles nothing', () => {
    const { evolve, initial } = stockItem;
    const data = upcast('StockItemMarkedUnavailable', 1, lost);
    expect(data).toStrictEqual({ ...lost, reimbursement: null });
    const before = '2026-03-01T16:00:00.000Z';
    const event = { type: 'StockItemMarkedUnavailable', data } as StockItemEvent;
    expect(evolve(initial, event, before)).toMatchObject({
      unavailableOn: '2026-03-02',
      reimbursement: null,
    });
  });
});
