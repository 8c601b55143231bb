import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { stocktake } from '#domain/stocktakes/stocktake.ts';
import type { Caller } from '#http/caller.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const other: Caller = { label: 'staff', id: 2, name: 'Lee', roles: ['operator'] };
const url = '/v1/stocktakes';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide({ ownStore: true });
});
afterAll(() => side.close());

const slotOf = (sector_code: string, slot_number: number) => ({ sector_code, cell_code: '01', slot_number });
const act = (id: number, action: string, body: object = {}, caller = staff, headers = {}) =>
  side.call(caller, 'POST', `${url}/${id}/actions/${action}`, body, headers);
const garment = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const stateOf = async (id: number) => (await side.deps.streams.refresh(stocktake, id)).state;

/** A sector with slots 1 to 9; the garments lie in the slots 1, 2, … */
async function sectorWith(sector: string, garments: number): Promise<number[]> {
  await side.call(staff, 'POST', '/v1/slots', { ...slotOf(sector, 1), to_slot_number: 9 });
  const { stockItemIds } = await givenStock(side, garments);
  for (const [at, id] of stockItemIds.entries()) {
    await side.call(staff, 'POST', `/v1/stocks/${id}/actions/stow`, { slot: slotOf(sector, at + 1) });
  }
  return stockItemIds;
}

const started = async (sector: string) => {
  const { body } = await side.call(staff, 'POST', url, { sector_code: sector });
  return Number(body.id);
};

describe('a stocktake', () => {
  it('puts missing garments on hold, moves misplaced ones, and spares those that left meanwhile', async () => {
    const [found = 0, missing = 0, away = 0, elsewhere = 0, spared = 0] = await sectorWith('SA', 5);
    await side.call(staff, 'POST', '/v1/slots', slotOf('SZ', 1));
    await side.call(staff, 'POST', `/v1/stocks/${elsewhere}/actions/stow`, { slot: slotOf('SZ', 1) });
    const id = await started('sa');
    const scanned = await act(id, 'scan', { code: `s${found}`, slot: slotOf('SA', 1) });
    expect(scanned).toMatchObject({
      status: 200,
      body: { isRepeat: false, scan: { number: 1, stockItemId: found, finding: 'found', isExpected: true } },
    });
    const misplaced = await act(id, 'scan', { code: `S${elsewhere}`, slot: slotOf('SA', 7) }, other);
    expect(misplaced.body.scan).toMatchObject({ finding: 'misplaced', isExpected: false });
    const unknown = await act(id, 'scan', { code: 'hanger' });
    expect(unknown.body.scan).toMatchObject({ finding: 'unexpected', stockItemId: null, code: 'HANGER' });
    for (const action of ['force_ready_out', 'start_out', 'out']) {
      await side.call(staff, 'POST', `/v1/stocks/${away}/actions/${action}`, { reason: 'fair' });
    }
    expect((await act(id, 'finish')).body.errorCode).toBe('request.parameter_missing');
    const finish = { reason: 'Missing in SA', leave_ids: [spared] };
    expect((await act(id, 'finish', finish)).body).toMatchObject({ status: 'finished' });
    await side.reacted();
    expect((await garment(missing)).status).toBe('hold');
    expect(await garment(elsewhere)).toMatchObject({
      status: 'in_stock',
      slot: { sectorCode: 'SA', cellCode: '01', slotNumber: 7 },
    });
    expect((await garment(found)).status).toBe('in_stock');
    expect((await garment(spared)).status).toBe('in_stock');
    expect((await garment(away)).status).toBe('out_stock');
    const { decided, gone, left } = await stateOf(id);
    expect({ gone, left }).toEqual({ gone: [away], left: [spared] });
    expect(decided.map(({ stockItemId, outcome }) => [stockItemId, outcome])).toEqual([
      [missing, 'done'],
      [elsewhere, 'done'],
    ]);
    expect((await act(id, 'scan', { code: `S${missing}` })).body.errorCode).toBe(
      'stocktake.transition_not_allowed',
    );
    expect((await act(id, 'finish', finish)).status).toBe(409);
  });

  it('tells which garment failed, and tries it again', async () => {
    const [id = 0] = await sectorWith('SB', 1);
    const stocktakeId = await started('SB');
    await side.call(staff, 'POST', `/v1/stocks/${id}/actions/unavailable`, { unavailable_reason: 'lost' });
    await act(stocktakeId, 'finish', { reason: 'Missing in SB' });
    await side.reacted();
    const failed = { outcome: 'failed', errorCode: 'stock_item.transition_not_allowed' };
    expect((await stateOf(stocktakeId)).decided).toMatchObject([failed]);
    await side.call(staff, 'POST', `/v1/stocks/${id}/actions/recover`, {});
    expect((await act(stocktakeId, 'retry', { reason: 'Recovered' })).status).toBe(200);
    await side.reacted();
    expect((await stateOf(stocktakeId)).decided).toMatchObject([{ outcome: 'done', errorCode: null }]);
    expect((await garment(id)).status).toBe('hold');
    expect((await act(stocktakeId, 'retry', { reason: 'Again' })).body.errorCode).toBe(
      'stocktake.nothing_failed',
    );
  });

  it('counts a garment that two people scan once, and takes a scan back once', async () => {
    const [id = 0] = await sectorWith('SC', 1);
    const stocktakeId = await started('SC');
    const both = await Promise.all([
      act(stocktakeId, 'scan', { code: `S${id}` }),
      act(stocktakeId, 'scan', { code: `S${id}` }, other),
    ]);
    expect(both.map(({ body }) => body)).toMatchObject([{}, {}]);
    console.log(JSON.stringify(both.map((b) => b.body)));
    expect(both.map(({ body }) => body.isRepeat).sort()).toEqual([false, true]);
    expect(both.map(({ body }) => body.scan.number)).toEqual([1, 1]);
    expect((await act(stocktakeId, 'take_back', { number: 1 })).status).toBe(200);
    expect((await act(stocktakeId, 'take_back', { number: 1 })).body.isUnchanged).toBe(true);
    expect((await act(stocktakeId, 'take_back', { number: 2 })).body.errorCode).toBe(
      'stocktake.no_such_scan',
    );
    expect((await act(stocktakeId, 'cancel')).body).toMatchObject({ status: 'canceled' });
    await side.reacted();
    expect((await garment(id)).status).toBe('in_stock');
  });

  it('answers a repeated request as the first time', async () => {
    await sectorWith('SD', 1);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, again] = [
      await side.call(staff, 'POST', url, { sector_code: 'SD' }, key),
      await side.call(staff, 'POST', url, { sector_code: 'SD' }, key),
    ];
    expect(one.status).toBe(201);
    expect(again.body.id).toBe(one.body.id);
    const end = { 'idempotency-key': crypto.randomUUID() };
    const body = { reason: 'Missing in SD' };
    expect((await act(one.body.id, 'finish', body, staff, end)).status).toBe(200);
    expect((await act(one.body.id, 'finish', body, staff, end)).status).toBe(200);
  });

  it('needs a place of the register, a registered slot, and staff', async () => {
    await sectorWith('SE', 1);
    const id = await started('SE');
    const nowhere = await side.call(staff, 'POST', url, { sector_code: 'SE', cell_code: '99' });
    expect(nowhere).toMatchObject({ status: 422, body: { errorCode: 'stocktake.place_unknown' } });
    const stray = await act(id, 'scan', { code: 'X', slot: slotOf('NOWHERE', 1) });
    expect(stray).toMatchObject({ status: 422, body: { errorCode: 'slot.unknown' } });
    expect((await act(999_999, 'scan', { code: 'X' })).status).toBe(404);
    const brand = { name: 'Acme', nameKo: null };
    const admin: Caller = { label: 'brand_admin', id: 3, name: 'Choi', brandId: 1, brand };
    expect((await side.call(admin, 'POST', url, { sector_code: 'SE' })).status).toBe(403);
  });
});
