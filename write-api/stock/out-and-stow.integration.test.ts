import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand as brands } from '#domain/brands/brand.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { Caller } from '#http/caller.ts';
import { wholeBrand } from '../brands/brand-commands.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const brand = { name: 'Given', nameKo: null };

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
  await side.call(staff, 'POST', '/v1/slots', { sector_code: 'A', cell_code: '03', slot_number: 12 });
});
afterAll(() => side.close());

async function givenBrand(brandId: number): Promise<void> {
  const command = { action: 'register', brandId, ...wholeBrand({ name: 'Given' }) } as const;
  const context = { ...systemContext(side.deps.clock), actor: { label: 'staff', id: 1 } as const };
  await runCommand(side.deps.streams, { decider: brands, id: brandId, command, name: 'given' }, context);
}
const stateOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const adminOf = (brandId: number): Caller => ({ label: 'brand_admin', id: 7, brandId, name: 'Lee', brand });

describe('stowing', () => {
  const slot = { sector_code: ' A ', cell_code: '03', slot_number: 12 };

  it('sets the garment’s slot, and a repeat changes nothing', async () => {
    const { stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    const first = await side.call(staff, 'POST', `/v1/stocks/${id}/actions/stow`, { slot });
    const again = await side.call(staff, 'POST', `/v1/stocks/${id}/actions/stow`, { slot });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.revision).toBe(first.body.revision);
    expect([first.body.isUnchanged, again.body.isUnchanged]).toEqual([undefined, true]);
    const many = { ids: [id], slot };
    expect((await side.call(staff, 'POST', '/v1/stocks/actions/stow', many)).body).toEqual([
      { id, ok: true, status: 'in_stock', isUnchanged: true },
    ]);
    expect((await stateOf(id)).slot).toEqual({ sectorCode: 'A', cellCode: '03', slotNumber: 12 });
  });

  it('is for staff only, and needs a complete slot and a garment in the warehouse', async () => {
    const { stockItemIds, brandId } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    const path = `/v1/stocks/${id}/actions/stow`;
    expect((await side.call(adminOf(brandId), 'POST', path, { slot })).status).toBe(403);
    expect((await side.call(adminOf(brandId + 1_000), 'POST', path, { slot })).status).toBe(404);
    expect((await side.call(staff, 'POST', path, {})).body.errorCode).toBe('request.parameter_missing');
    expect((await side.call(staff, 'POST', path, { slot: { sector_code: 'A' } })).status).toBe(400);
    for (const action of ['force_ready_out', 'start_out', 'out']) {
      await side.call(staff, 'POST', `/v1/stocks/${id}/actions/${action}`, { reason: 'fair' });
    }
    expect((await side.call(staff, 'POST', path, { slot })).body).toMatchObject({
      errorCode: 'stock_item.transition_not_allowed',
      detail: { status: 'out_stock' },
    });
  });
});

describe('50 simultaneous actions on one garment', () => {
  it('all succeed, one after the other', async () => {
    const { stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    const { revision } = await side.deps.streams.refresh(stockItem, id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        side.call(staff, 'POST', `/v1/stocks/${id}/actions/memo_in_use`, { memo_in_use: `memo ${turn}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const after = await side.deps.streams.refresh(stockItem, id);
    expect(after.revision).toBe(BigInt(revision) + 50n);
  });
});

describe('a bulk action by filter', () => {
  it('repeats the list when its count and its rows disagree', async () => {
    const { stockItemIds } = await givenStock(side, 2);
    const [first = 0] = stockItemIds;
    const { reads } = side.deps;
    const answers = [stockItemIds, [first]].map((ids) => ({ count: 1, ids: [...ids] }));
    side.deps.reads = { ...reads, listIds: async () => answers.shift() ?? { count: 0, ids: [] } };
    const body = { filter: { statuses: 'in_stock' }, expected_count: 1 };
    const key = { 'idempotency-key': `check ${first}` };
    const checked = await side.call(staff, 'POST', '/v1/stocks/actions/check', body, key);
    side.deps.reads = reads;
    expect(checked.body).toMatchObject([{ id: first, ok: true }]);
    expect(answers).toEqual([]);
  });
});

describe('making all in-stock garments of a brand ready to go out', () => {
  it('is refused when the count differs from the one the person saw', async () => {
    const { stockItemIds, brandId } = await givenStock(side, 3);
    await givenBrand(brandId);
    const [checked = 0, ...others] = stockItemIds;
    await side.call(staff, 'POST', `/v1/stocks/${checked}/actions/check`);
    const ask = (expected_count: number, caller: Caller = staff) => {
      const body = { brand_id: brandId, reason: 'the brand leaves', expected_count };
      const key = { 'idempotency-key': `out ${brandId} ${expected_count}` };
      return side.call(caller, 'POST', '/v1/stocks/force_out_stock_brand', body, key);
    };
    const refused = await ask(3);
    expect([refused.status, refused.body.errorCode, refused.body.detail.count]).toEqual([
      409,
      'bulk.count_changed',
      2,
    ]);
    expect((await ask(2, adminOf(brandId))).status).toBe(403);
    expect((await stateOf(others[0] ?? 0)).status).toBe('in_stock');
    const { body } = await ask(2);
    expect(body).toEqual(others.map((id) => ({ id, ok: true, status: 'out_stock_ready' })));
    expect((await ask(2)).body).toEqual(body);
    expect((await stateOf(checked)).status).toBe('in_check');
  });
});

describe('a refusal', () => {
  it('names the position at which the blocking state can be read, for one garment and in bulk', async () => {
    const { stockItemIds } = await givenStock(side, 1);
    const [id = 0] = stockItemIds;
    const held = await side.call(staff, 'POST', `/v1/stocks/${id}/actions/hold`, { reason: 'a stain' });
    const one = await side.call(staff, 'POST', `/v1/stocks/${id}/actions/ready_out`);
    const many = await side.call(staff, 'POST', '/v1/stocks/actions/ready_out', { ids: [id] });
    expect([held.status, one.status, many.status]).toEqual([200, 409, 200]);
    expect(many.body).toMatchObject([{ id, ok: false }]);
    expect([one.headers['x-position'], many.headers['x-position']]).toEqual(
      Array(2).fill(held.headers['x-position']),
    );
  });
});

it('answers 404 when the brand does not exist', async () => {
  const body = { brand_id: 987_654, reason: 'the brand leaves' };
  const answer = await side.call(staff, 'POST', '/v1/stocks/force_out_stock_brand', body);
  expect([answer.status, answer.body.errorCode]).toEqual([404, 'brand.not_found']);
});

it('lets a brand request only its own garments back', async () => {
  const own = await givenStock(side, 1);
  const foreign = await givenStock(side, 1);
  const ids = [...own.stockItemIds, ...foreign.stockItemIds];
  const admin = adminOf(own.brandId);
  const { body } = await side.call(admin, 'POST', '/v1/stocks/actions/request_out_stock', { ids });
  expect(body).toMatchObject([{ ok: true }, { ok: false, errorCode: 'stock_item.not_found' }]);
  const path = `/v1/stocks/${ids[0]}/actions/cancel_out_stock_request`;
  expect((await side.call(adminOf(foreign.brandId), 'POST', path)).status).toBe(404);
  expect((await side.call(admin, 'POST', path)).status).toBe(200);
  expect((await stateOf(ids[1] ?? 0)).outStockRequest).toBe('idle');
});
