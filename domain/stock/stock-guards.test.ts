import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { brandAdmin, staff } from '../testing/actors.ts';
import { minutesLater, scenarios } from '../testing/given.ts';
import { holder, received, slot, stockHistories } from '../testing/stock-items.ts';
import type { StockItemEvent } from './stock-events.ts';
import { stockItem } from './stock-item.ts';
import { initialStockItem, type StockItemState } from './stock-state.ts';
import { type StockGuard, stockItemRules } from './stock-transitions.ts';

const { given } = scenarios(stockItem);
const asked: StockItemEvent = { type: 'OutStockRequested', data: {} };
const askedNoMore: StockItemEvent = { type: 'OutStockRequestCanceled', data: {} };
const removed: StockItemEvent = { type: 'StockItemRemoved', data: {} };

const standings: [StockGuard, Partial<StockItemState>, string | null][] = [
  ['notRemoved', {}, null],
  ['notRemoved', { isRemoved: true }, 'removed'],
  ['noHolder', {}, null],
  ['noHolder', { holder }, 'has_holder'],
  ['notInUse', {}, null],
  ['notInUse', { holder }, 'in_use'],
  ['noOutStockRequest', {}, null],
  ['noOutStockRequest', { outStockRequest: 'canceled' }, null],
  ['noOutStockRequest', { outStockRequest: 'requested' }, 'out_stock_requested'],
  ['outStockRequested', { outStockRequest: 'requested' }, null],
  ['outStockRequested', { outStockRequest: 'canceled' }, 'out_stock_not_requested'],
  ['outStockRequested', {}, 'out_stock_not_requested'],
  ['notCuratorPaid', { unavailableReason: 'lost' }, null],
  ['notCuratorPaid', { unavailableReason: 'curator_paid' }, 'curator_paid'],
];

test.each(standings)('%s with %o answers %s', (guard, standing, code) => {
  const asking = { at: minutesLater(0), command: null, role: 'staff' } as const;
  expect(stockItemRules.guards[guard]({ ...initialStockItem, ...standing }, asking)).toBe(code);
});

test('each guard is tested both ways', () => {
  for (const guard of Object.keys(stockItemRules.guards)) {
    const ways = standings.filter(([name]) => name === guard).map(([, , code]) => code === null);
    expect(new Set(ways), guard).toStrictEqual(new Set([true, false]));
  }
});

describe('out-stock', () => {
  test('a garment with a return request is not lent until the request is canceled', () => {
    const reserve = { action: 'reserve', holder, waitsFor: { kind: 'tryset', id: 21 } } as const;
    given([...stockHistories.in_stock, asked])
      .when(reserve, system)
      .thenRefused('stock_item.out_stock_requested', {
        status: 'in_stock',
        asked: 'reserve',
        allowed: ['unavailable', 'cancel_out_stock_request'],
      });
    given([...stockHistories.in_stock, asked, askedNoMore])
      .when(reserve, system)
      .then({ type: 'StockItemReserved', data: { holder, waitsFor: { kind: 'tryset', id: 21 } } });
  });

  test('only a requested garment is prepared, unless staff force it', () => {
    given(stockHistories.in_stock)
      .when({ action: 'ready_out' }, staff)
      .thenRefused('stock_item.out_stock_not_requested');
    given(stockHistories.in_stock)
      .when({ action: 'force_ready_out' }, staff)
      .then({ type: 'StockItemOutReadied', data: { forced: true } });
    given([...stockHistories.in_stock, asked, askedNoMore])
      .when({ action: 'ready_out' }, staff)
      .thenRefused('stock_item.out_stock_not_requested');
  });

  test('a garment is requested once', () => {
    given([...stockHistories.in_use, asked])
      .when({ action: 'request_out_stock' }, brandAdmin)
      .thenRefused('stock_item.out_stock_requested', {
        status: 'in_use',
        asked: 'request_out_stock',
        allowed: ['cancel_out_stock_request', 'memo'],
      });
  });

  test('a request is canceled once', () => {
    given([...stockHistories.in_use, asked])
      .when({ action: 'cancel_out_stock_request' }, brandAdmin)
      .then({ type: 'OutStockRequestCanceled', data: {} });
    given([...stockHistories.in_use, asked, askedNoMore])
      .when({ action: 'cancel_out_stock_request' }, brandAdmin)
      .thenRefused('stock_item.out_stock_not_requested');
  });
});

test('no check completes while somebody holds the garment', () => {
  const complete = { action: 'check_complete', grade: 'A', issue: null } as const;
  given(received)
    .when(complete, staff)
    .thenRefused('stock_item.has_holder', {
      status: 'in_check',
      asked: 'check_complete',
      allowed: [
        'hold',
        'unavailable',
        'request_out_stock',
        'stow',
        'memo',
        'memo_in_use',
        'abnormal_issue',
        'condition_grade',
        'revise_terms',
        'create_piece',
        'stow_piece',
        'take_out_piece',
      ],
    });
  given([...received, { type: 'StockItemHolderEnded', data: { holder } }])
    .when(complete, staff)
    .then({ type: 'StockItemCheckCompleted', data: { grade: 'A', issue: null } });
});

test('a garment that a curator paid for never comes back', () => {
  const paid: StockItemEvent[] = [
    ...stockHistories.in_use,
    {
      type: 'StockItemMarkedUnavailable',
      data: { unavailableReason: 'curator_paid', holder, reimbursement: null },
    },
  ];
  given(paid).when({ action: 'recover' }, staff).thenRefused('stock_item.curator_paid');
});

test('a removed garment refuses every command, before any other reason', () => {
  const stock = given([...stockHistories.in_stock, removed]);
  stock.when({ action: 'check' }, staff).thenRefused('stock_item.removed');
  stock
    .when({ action: 'reserve', holder, waitsFor: { kind: 'tryset', id: 21 } }, system)
    .thenRefused('stock_item.removed');
  stock.when({ action: 'request_out_stock' }, brandAdmin).thenRefused('stock_item.removed');
  stock.when({ action: 'remove' }, staff).thenRefused('stock_item.removed');
  stock.when({ action: 'change_size', productSizeId: 2 }, staff).thenRefused('stock_item.removed');
  const askedOut = given([...stockHistories.in_stock, asked, removed]);
  askedOut.when({ action: 'request_out_stock' }, brandAdmin).thenRefused('stock_item.removed');
  const gone = given([...stockHistories.unavailable, removed]);
  gone.when({ action: 'recover' }, staff).thenRefused('stock_item.removed');
  const out = given([...stockHistories.out_stock, removed]);
  out.when({ action: 'enter', slot }, staff).thenRefused('stock_item.removed');
});

test('a reserved or lent garment is not removed, and the refusal names the holder rather than the status', () => {
  for (const history of [stockHistories.in_use, received]) {
    given(history).when({ action: 'remove' }, staff).thenRefused('removal.in_use');
  }
});
