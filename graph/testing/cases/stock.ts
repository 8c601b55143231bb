import { expect } from 'vitest';
import type { Case, House } from '../table.ts';

const slot = { sectorCode: 'A', cellCode: '01', slotNumber: 1 };
const wireSlot = { sector_code: 'A', cell_code: '01', slot_number: 1 };
const facts = ({ input, id, stockId }: Record<string, never>) =>
  `/v1/stocks/${Object(input).stockId ?? stockId ?? id}`;

const one =
  (
    query: string,
    more: (row: { id: number; productSize: { id: number }; product: { id: number } }) => object,
  ) =>
  async (house: House) => {
    const row = await house.take(`/v1/stocks?limit=500&${query}`);
    return { variables: { ...more(row) }, brandId: row.brand.id as number };
  };
const action = (id: number, name: string, body: object) => ({
  method: 'POST',
  path: `/v1/stocks/${id}/actions/${name}`,
  body,
});
const many = (name: string, ids: number[]) => ({
  method: 'POST',
  path: `/v1/stocks/actions/${name}`,
  body: { ids },
});
/** Brings a garment on its way out, so that it can go on or back. */
const leaving = (steps: readonly string[], field: (ids: number[]) => object) => async (house: House) => {
  const row = await house.take('/v1/stocks?limit=500&statuses=in_stock');
  for (const step of steps) {
    const body = { reason: 'the brand wants it back' };
    const { status } = await house.ask(
      house.callers.staff,
      'POST',
      `/v1/stocks/${row.id}/actions/${step}`,
      step === 'force_ready_out' ? body : {},
    );
    if (status !== 200) throw new Error(`${step} answered ${status}`);
  }
  return { variables: field([row.id]) as Record<string, unknown>, brandId: row.brand.id as number };
};

const all = ['staff', 'auditor', 'ownBrand'] as const;

export const stockCases: Case[] = [
  {
    name: 'getStock',
    admits: all,
    good: one('', ({ id }) => ({ id })),
    twin: ({ id }) => ({ method: 'GET', path: `/v1/stocks/${id}` }),
  },
  {
    name: 'getStocks',
    admits: [...all, 'otherBrand'],
    good: one('', () => ({
      filters: { statuses: ['in_stock', 'in_use'] },
      page: 2,
      size: 5,
      orderBy: { field: 'createdAt', direction: 'DESC' },
    })),
    twin: () => ({
      method: 'GET',
      path: '/v1/stocks?statuses=in_stock,in_use&limit=5&offset=5&order=-created_time',
    }),
  },
  {
    name: 'stockSummary',
    admits: [...all, 'otherBrand'],
    good: async ({ brandIds: [brandId = 0] }) => ({ variables: {}, brandId }),
    twin: () => ({ method: 'GET', path: '/v1/stocks/overview' }),
    same: ({ outStockRequestedCount, inStockCount }, { outStockRequested, statuses }) =>
      expect([outStockRequestedCount, inStockCount]).toEqual([outStockRequested, statuses.in_stock]),
  },
  {
    name: 'updateStockItemAbnormalIssue',
    admits: ['staff'],
    good: one('statuses=in_stock', ({ id: stockId }) => ({ input: { stockId, abnormalIssue: 'a stain' } })),
    twin: ({ input }) => action(input.stockId, 'abnormal_issue', { abnormal_issue: input.abnormalIssue }),
    facts,
  },
  {
    name: 'updateStockItemConditionGrade',
    admits: ['staff'],
    good: one('statuses=in_stock', ({ id: stockId }) => ({ input: { stockId, conditionGrade: 'C' } })),
    twin: ({ input }) => action(input.stockId, 'condition_grade', { grade: 'C' }),
    facts,
  },
  {
    name: 'addStockItemStaffMemo',
    admits: ['staff', 'ownBrand'],
    good: one('', ({ id: stockId }) => ({ input: { stockId, comment: 'to be ironed' } })),
    twin: ({ input }) => ({
      method: 'POST',
      path: `/v1/stocks/${input.stockId}/memo`,
      body: { comment: input.comment },
    }),
    facts,
  },
  {
    name: 'doStockStatusAction',
    admits: ['staff'],
    good: one('statuses=in_stock', ({ id: stockId }) => ({
      input: { stockId, action: 'hold', reason: 'to be photographed' },
    })),
    twin: ({ input }) => action(input.stockId, 'hold', { reason: input.reason }),
    facts,
  },
  {
    name: 'doPieceStatusAction',
    admits: ['staff'],
    good: one('statuses=in_stock', ({ id: stockId }) => ({
      input: { stockId, action: 'create', name: 'belt', tag: `tag-${stockId}` },
    })),
    twin: ({ input: { stockId, name, tag } }) => ({
      method: 'POST',
      path: `/v1/stocks/${stockId}/pieces`,
      body: { name, tag },
    }),
    facts,
  },
  {
    name: 'changePieceStatusInStock',
    admits: ['staff'],
    good: async (house) => {
      const row = await house.take('/v1/stocks?limit=500&statuses=in_stock');
      const { body } = await house.ask(house.callers.staff, 'POST', `/v1/stocks/${row.id}/pieces`, {
        name: 'belt',
        tag: `belt-${row.id}`,
      });
      const input = { stockId: row.id, pieceId: body.id, status: 'Stowed', slot };
      return { variables: { input }, brandId: row.brand.id };
    },
    twin: ({ input }) => action(input.stockId, 'stow_piece', { piece_id: input.pieceId, slot: wireSlot }),
    facts,
  },
  {
    name: 'addNewInStockStockToProductSize',
    admits: ['staff'],
    good: one('', ({ productSize }) => ({
      productSizeId: productSize.id,
      slot,
      terms: { quality: 'new', discountRate: 10 },
    })),
    twin: ({ productSizeId }) => ({
      method: 'POST',
      path: '/v1/stocks',
      body: { product_size_id: productSizeId, quality: 'new', discount_rate: 10 },
    }),
    facts: () => null,
  },
  {
    name: 'changeStockSize',
    admits: ['staff'],
    good: async (house) => {
      const row = await house.take('/v1/stocks?limit=500&statuses=in_stock');
      const { body } = await house.ask(house.callers.staff, 'GET', `/v2/products/${row.product.id}/sizes`);
      const sizes: { id: number }[] = body.data;
      const other = sizes.find(({ id }) => id !== row.productSize.id) ?? row.productSize;
      return { variables: { stockId: row.id, productSizeId: other.id }, brandId: row.brand.id };
    },
    twin: ({ stockId, productSizeId }) => ({
      method: 'PATCH',
      path: `/v1/stocks/${stockId}`,
      body: { product_size_id: productSizeId },
    }),
    facts,
  },
  {
    name: 'deleteStock',
    admits: ['staff'],
    good: one('statuses=in_stock', ({ id }) => ({ id })),
    twin: ({ id }) => ({ method: 'DELETE', path: `/v1/stocks/${id}` }),
    facts: () => null,
  },
  {
    name: 'changeToOutStockOngoing',
    admits: ['staff'],
    good: leaving(['force_ready_out'], (stockIds) => ({ stockIds })),
    twin: ({ stockIds }) => many('start_out', stockIds),
    facts: () => null,
  },
  {
    name: 'rollbackToInStockFromOutStockReady',
    admits: ['staff'],
    good: leaving(['force_ready_out'], (stockIds) => ({ stockIds })),
    twin: ({ stockIds }) => many('roll_back_to_stock', stockIds),
    facts: () => null,
  },
  {
    name: 'rollbackToOutStockReadyFromOngoingByStaff',
    admits: ['staff'],
    good: leaving(['force_ready_out', 'start_out'], (stockIds) => ({ stockIds })),
    twin: ({ stockIds }) => many('roll_back_to_ready', stockIds),
    facts: () => null,
  },
  {
    name: 'outStockStockItems',
    admits: ['staff'],
    good: leaving(['force_ready_out', 'start_out'], (stockIds) => ({ input: { stockIds } })),
    twin: ({ input }) => many('out', input.stockIds),
    facts: () => null,
  },
];
