import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDay } from '#domain/business-day.ts';
import { product } from '#domain/products/product.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const recipient = {
  name: 'Mina',
  phone: '010-1234-5678',
  destination: { name: 'Mina', phone: '010-1234-5678', address: 'Seoul' },
};

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const settledOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state.reimbursement;
const today = () => businessDay(new Date(side.deps.clock()));
const act = (id: number, action: string, body: object) =>
  side.call(staff, 'POST', `/v1/stocks/${id}/actions/${action}`, body);
const revise = (id: number, reimbursement_rate: number) =>
  side.call(staff, 'PATCH', `/v1/stocks/${id}`, { reimbursement_rate });

async function setPrice(productId: number, originalPrice: number): Promise<void> {
  const command = { action: 'revise', fields: { originalPrice } } as const;
  const context = { ...systemContext(side.deps.clock), actor: { label: 'staff', id: 1 } as const };
  await runCommand(side.deps.streams, { decider: product, id: productId, name: 'given', command }, context);
}

async function requested(given: Awaited<ReturnType<typeof givenStock>>): Promise<string> {
  const wish = { ...recipient, user_id: given.userId, product_size_ids: [given.productSizeId] };
  const { body } = await side.call(staff, 'POST', '/v2/trysets', wish);
  return `/v2/trysets/items/${body.items[0].id}/actions`;
}

describe('the reimbursement of a brand', () => {
  it('is fixed when staff mark the garment, and later price changes don’t affect it', async () => {
    const { productId, stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    await revise(id, 45);
    await setPrice(productId, 110_001);
    const on = today();
    await act(id, 'unavailable', { unavailable_reason: 'damaged' });
    const settled = { amount: 49_500, originalPrice: 110_001, rate: 45, on };
    expect(await settledOf(id)).toEqual(settled);
    await revise(id, 90);
    await setPrice(productId, 7);
    expect(await settledOf(id)).toEqual(settled);
    await act(id, 'recover', {});
    expect(await settledOf(id)).toBeNull();
  });

  it('is settled for a denied item’s unavailable garment, and for a written-off garment', async () => {
    const given = await givenStock(side, 2);
    for (const id of given.stockItemIds) await revise(id, 50);
    const denied = await requested(given);
    const told = { reason: 'torn', stock_status: 'unavailable', unavailable_reason: 'damaged' };
    await side.call(staff, 'POST', `${denied}/deny`, told);
    const lost = await requested(given);
    await side.call(staff, 'POST', `${lost}/accept`);
    await side.call(staff, 'POST', `${lost}/outbound`, { courier: 'HANJIN', tracking_number: '1' });
    await side.call(staff, 'POST', `${lost}/write_off`, { reason: 'lost', outcome: 'lost' });
    for (const id of given.stockItemIds) {
      expect(await settledOf(id)).toMatchObject({ amount: 50_000, originalPrice: 100_000, rate: 50 });
    }
  });
});
