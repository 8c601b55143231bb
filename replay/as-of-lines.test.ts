import { expect, it } from 'vitest';
import type { AsOf, Difference } from '#read-api/kit/as-of/contract.ts';
import { differenceLines, pastLines } from './as-of-lines.ts';

const asOf: AsOf = {
  by: 'time',
  time: '2026-01-31T14:59:59.999Z',
  revision: '1',
  latestRevision: '9',
  event: {
    id: 'e',
    type: 'StockItemEntered',
    time: '2026-01-02T00:00:00.000Z',
    recordedTime: '2026-01-02T00:00:00.000Z',
  },
};

it('shows a past state with one field per line and its possible actions', () => {
  const answer = {
    asOf,
    id: 7,
    slot: null,
    stock: { code: 'S-1' },
    memos: [],
    items: [{ id: 1, actions: [{ name: 'accept', allowed: false }] }],
    actions: [
      { name: 'hold', allowed: true },
      { name: 'check', allowed: true },
      { name: 'recover', allowed: false },
    ],
  };
  expect(pastLines(answer, false)).toEqual([
    'as of 2026-01-31T14:59:59.999Z (what was so): revision 1 of 9, StockItemEntered of 2026-01-02T00:00:00.000Z',
    '',
    'id                    7',
    'slot                  -',
    'stock.code            S-1',
    'memos                 none',
    'items[0].id           1',
    'items[0].may be done  nothing',
    'may be done           hold, check',
  ]);
  expect(pastLines(answer, true)[1]).toContain('cannot be folded');
});

it('shows the differences and the events between two points', () => {
  const event = {
    time: '2026-01-03T00:00:00.000Z',
    stream: 'stock_item-7',
    revision: '2',
    type: 'StockItemHeld',
    actor: { label: 'staff', id: 1, name: 'Kim' },
    reason: 'stain',
  };
  const difference = {
    from: asOf,
    to: asOf,
    count: 1,
    events: [event],
    names: {},
    changes: [{ category: 'stock_item', entityId: '7', field: 'status', before: 'in_stock', after: 'hold' }],
  } as unknown as Difference;
  expect(differenceLines(difference).slice(3)).toEqual([
    'stock_item-7 status  "in_stock" → "hold"',
    '',
    '1 events between',
    '2026-01-03T00:00:00.000Z  stock_item-7 2  StockItemHeld  by Kim: stain',
  ]);
  expect(differenceLines({ ...difference, changes: [] })).toContain('nothing differs');
});
