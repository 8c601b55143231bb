import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stockItemRules as rules, type StockItemStanding } from '#domain/stock/stock-transitions.ts';
import { previewOf, previewsOf } from './preview.ts';

const standing: StockItemStanding = {
  status: 'in_stock',
  holder: null,
  outStockRequest: 'idle',
  unavailableReason: null,
  isRemoved: false,
};
const at = '2026-03-02T09:00:00.000Z';

it('counts the rows that allow the action, and groups the others by reason, most frequent first', () => {
  const groups = [
    { standing, count: 3 },
    { standing: { ...standing, outStockRequest: 'requested' as const }, count: 2 },
    {
      standing: { ...standing, outStockRequest: 'requested' as const, unavailableReason: 'lost' as const },
      count: 4,
    },
    { standing: { ...standing, status: 'out_stock' as const }, count: 5 },
  ];
  expect(previewOf(rules, groups, 'request_out_stock', { role: 'staff', at })).toEqual({
    count: 14,
    may: 3,
    levels: { none: 3, soft: 0, hard: 11 },
    mayNot: [
      {
        reason: { code: 'out_stock_requested', errorCode: 'stock_item.out_stock_requested' },
        status: 'in_stock',
        count: 6,
      },
      {
        reason: { code: 'status', errorCode: 'stock_item.transition_not_allowed' },
        status: 'out_stock',
        count: 5,
      },
    ],
  });
});

it('is soft for rows whose action needs a reason as its confirmation', () => {
  const groups = [
    { standing, count: 3 },
    { standing: { ...standing, status: 'out_stock' as const }, count: 5 },
  ];
  const levelsOf = (action: string) => previewOf(rules, groups, action, { role: 'staff', at }).levels;
  expect(levelsOf('check')).toEqual({ none: 3, soft: 0, hard: 5 });
  expect(levelsOf('hold')).toEqual({ none: 0, soft: 3, hard: 5 });
});

it('reports reservations and rentals as the obstacle to a removal', () => {
  const held = { ...standing, holder: { kind: 'tryset_item' as const, id: 1 } };
  const groups = [
    { standing: { ...held, status: 'in_use' as const }, count: 2 },
    { standing: { ...held, status: 'unavailable' as const }, count: 1 },
  ];
  const { mayNot } = previewOf(rules, groups, 'remove', { role: 'staff', at });
  expect(mayNot.map(({ reason }) => reason.errorCode)).toEqual(['removal.in_use', 'removal.in_use']);
});

it('refuses an action that the role may never take', () => {
  expect(() => previewOf(rules, [], 'check', { role: 'brand_admin', at })).toThrowError(
    'brand_admin may not check',
  );
});

it('reports the same for every action as for a single one', () => {
  const statuses = rules.table.flatMap(({ from }) => from);
  const anyStanding = fc.record({
    status: fc.constantFrom(...statuses),
    holder: fc.constantFrom(null, { kind: 'tryset_item' as const, id: 1 }),
    outStockRequest: fc.constantFrom('idle' as const, 'requested' as const, 'canceled' as const),
    unavailableReason: fc.constantFrom(null, 'lost' as const, 'curator_paid' as const),
    isRemoved: fc.constant(false),
  });
  const anyGroups = fc.array(fc.record({ standing: anyStanding, count: fc.integer({ min: 1, max: 9 }) }));
  fc.assert(
    fc.property(anyGroups, fc.constantFrom('staff' as const, 'brand_admin' as const), (groups, role) => {
      const all = previewsOf(rules, groups, { role, at });
      for (const { name, may, levels } of all.actions) {
        const one = previewOf(rules, groups, name, { role, at });
        expect(one.levels).toEqual(levels);
        expect(levels.none + levels.soft).toBe(may);
        expect(one.may).toBe(may);
        expect(one.count).toBe(all.count);
        expect(one.may + one.mayNot.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
      }
    }),
  );
});
