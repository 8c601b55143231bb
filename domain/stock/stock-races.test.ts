import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { brandAdmin, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { codeOf, race } from '../testing/race.ts';
import { description, holder, stockHistories, stranger } from '../testing/stock-items.ts';
import type { StockItemEvent } from './stock-events.ts';
import { stockItem } from './stock-item.ts';

const { given } = scenarios(stockItem);
const reserve = {
  command: { action: 'reserve', holder, waitsFor: { kind: 'tryset', id: 21 } },
  actor: system,
} as const;

test('of two reservations the first wins and the second is refused', () => {
  const other = {
    command: { action: 'reserve', holder: stranger, waitsFor: { kind: 'tryset', id: 22 } },
    actor: system,
  } as const;
  for (const [fast, slow] of [
    [reserve, other],
    [other, reserve],
  ] as const) {
    const { state, slower } = race(stockItem, stockHistories.in_stock, fast, slow);
    expect(codeOf(slower)).toBe('stock_item.transition_not_allowed');
    expect(state.holder).toStrictEqual(fast.command.holder);
  }
});

describe('a registration against its deadline', () => {
  const register = { command: { action: 'register', ...description }, actor: brandAdmin } as const;
  const deadline = { command: { action: 'expire', stockItemId: 501 }, actor: system } as const;
  test('the registration first: the deadline does nothing', () => {
    const { events, slower } = race(stockItem, [], register, deadline);
    expect(events).toStrictEqual([{ type: 'StockItemRegistered', data: description }]);
    expect(slower).toStrictEqual({ ok: true, events: [] });
  });
  test('the deadline first: the registration is refused permanently', () => {
    const { events, slower, state } = race(stockItem, [], deadline, register);
    expect(events).toStrictEqual([{ type: 'StockItemRegistrationExpired', data: { stockItemId: 501 } }]);
    expect(codeOf(slower)).toBe('stock_item.removed');
    expect(codeOf(stockItem.decide(state, register.command, { actor: staff, at: '' }))).toBe(
      'stock_item.removed',
    );
  });
});

describe('a reservation against an out-stock request', () => {
  const askOut = { command: { action: 'request_out_stock' }, actor: brandAdmin } as const;
  test('requested first: not reserved', () => {
    const { slower } = race(stockItem, stockHistories.in_stock, askOut, reserve);
    expect(codeOf(slower)).toBe('stock_item.out_stock_requested');
  });
  test('reserved first: both succeed, and the garment goes out once it is back', () => {
    const { state } = race(stockItem, stockHistories.in_stock, reserve, askOut);
    expect(state).toMatchObject({ status: 'requested', holder, outStockRequest: 'requested' });
  });
});

describe('staff report a loss while the item is written off', () => {
  const lost = {
    command: { action: 'unavailable', unavailableReason: 'lost', holder: null },
    actor: staff,
  } as const;
  const writtenOff = {
    command: { action: 'unavailable', unavailableReason: 'lost', holder },
    actor: system,
  } as const;

  test('the report first: the holder still ends', () => {
    const { state, slower } = race(stockItem, stockHistories.in_use, lost, writtenOff);
    expect(slower.ok).toBe(true);
    expect(state).toMatchObject({ status: 'unavailable', unavailableReason: 'lost', holder: null });
  });
  test('the write-off first: the report changes nothing', () => {
    const { state, slower } = race(stockItem, stockHistories.in_use, writtenOff, lost);
    expect(codeOf(slower)).toBe('stock_item.transition_not_allowed');
    expect(state).toMatchObject({ status: 'unavailable', unavailableReason: 'lost', holder: null });
  });
});

describe('out, sold, unavailable and removed clear the out-stock request', () => {
  const asked: StockItemEvent = { type: 'OutStockRequested', data: {} };
  const endings: [string, readonly StockItemEvent[]][] = [
    ['out', stockHistories.out_stock],
    ['sold', [...stockHistories.in_use, asked, { type: 'StockItemPurchased', data: { holder } }]],
    [
      'unavailable',
      [
        ...stockHistories.in_stock,
        asked,
        {
          type: 'StockItemMarkedUnavailable',
          data: { unavailableReason: 'damaged', holder: null, reimbursement: null },
        },
      ],
    ],
    [
      'released as unavailable',
      [
        ...stockHistories.requested,
        asked,
        {
          type: 'StockItemReservationReleased',
          data: { holder, stock: { to: 'unavailable', unavailableReason: 'polluted' }, reimbursement: null },
        },
      ],
    ],
    ['removed', [...stockHistories.in_stock, asked, { type: 'StockItemRemoved', data: {} }]],
  ];
  test.each(endings)('%s', (_, history) => {
    expect(given(history).state.outStockRequest).toBe('idle');
  });

  test('a return to stock keeps it', () => {
    const back = given([
      ...stockHistories.out_stock_ready,
      { type: 'StockItemOutRolledBackToStock', data: {} },
    ]);
    expect(back.state).toMatchObject({ status: 'in_stock', outStockRequest: 'requested' });
  });
});
