import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand as brands } from '#domain/brands/brand.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { wholeBrand } from '../brands/brand-commands.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { partOfTakeBack, takeBackInParts } from './take-back-in-parts.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const holder = { kind: 'tryset_item', id: 71 } as const;

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const adminOf = (brandId: number): Caller => ({
  label: 'brand_admin',
  id: 7,
  brandId,
  name: 'Lee',
  brand: { name: 'Given', nameKo: null },
});
const contextOf = (actor: { label: 'staff' | 'system'; id: number | null }) => ({
  ...systemContext(side.deps.clock),
  actor,
});
const run = (id: number, command: Parameters<typeof stockItem.decide>[1], label: 'staff' | 'system') =>
  runCommand(
    side.deps.streams,
    { decider: stockItem, id, command, name: command.action },
    contextOf({ label, id: label === 'staff' ? 1 : null }),
  );

/** Creates a brand with garments in stock, the last of which is lent. */
async function given(count: number) {
  const { stockItemIds: ids, brandId } = await givenStock(side, count);
  const register = { action: 'register', brandId, ...wholeBrand({ name: 'Given' }) } as const;
  const context = contextOf({ label: 'staff', id: 1 });
  await runCommand(
    side.deps.streams,
    { decider: brands, id: brandId, command: register, name: 'given' },
    context,
  );
  const lent = ids.at(-1) ?? 0;
  await run(lent, { action: 'reserve', holder, waitsFor: null }, 'system');
  await run(lent, { action: 'lend', holder }, 'system');
  return { ids, brandId, lent, path: `/v1/brands/${brandId}/take-back` };
}
const stateOf = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;
const requestsOf = async (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await stateOf(id)).outStockRequest));
const revisionsOf = (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await side.deps.streams.refresh(stockItem, id)).revision));
/** Waits until the brand's calls have taken every garment. */
const tookAll = async (brandId: number) => {
  await side.reacted();
  const waiting = side.deps.db
    .selectFrom('write.outside_calls')
    .select('answer')
    .where('kind', '=', takeBackInParts.kind)
    .where('key', '=', String(brandId));
  await expect.poll(() => waiting.execute(), { timeout: 60_000 }).toEqual([]);
};
const startedOf = async (brandId: number) => {
  const events = await Array.fromAsync(readStream(side.deps.streams.client, `brand-${brandId}`, 0n));
  const started = events.find(({ type }) => type === 'BrandTakeBackStarted');
  if (started === undefined) throw new Error('the take-back was not recorded');
  return started;
};
/** Makes the call of a brand once more, from the last kept garment. Returns what it keeps. */
async function callAgain(brandId: number, eventId: string, reached = 0) {
  const kept: object[] = [];
  const end = await takeBackInParts.call(side.deps, {
    key: String(brandId),
    cause: { eventId, correlationId: eventId },
    askedAt: null,
    tries: 0,
    answer: { reached },
    keep: async (answer) => void kept.push(answer),
    signal: new AbortController().signal,
  });
  expect(end).toEqual({ end: 'answered', next: null });
  return kept;
}

describe('a take-back', () => {
  it('requests every garment, keeps members from them, and asks back what comes in later', async () => {
    const { ids, brandId, lent, path } = await given(3);
    const other = await given(2);
    expect((await side.call(adminOf(brandId), 'POST', path, { reason: 'the season ends' })).status).toBe(200);
    await tookAll(brandId);
    expect(await requestsOf(ids)).toEqual(['requested', 'requested', 'requested']);
    expect(await requestsOf(other.ids)).toEqual(['idle', 'idle']);
    expect((await stateOf(lent)).status).toBe('in_use');
    const [first = 0] = ids;
    const reserved = await run(
      first,
      { action: 'reserve', holder: { ...holder, id: 72 }, waitsFor: null },
      'system',
    );
    expect(reserved).toMatchObject({ ok: false, refusal: { errorCode: 'stock_item.out_stock_requested' } });
    // It leaves, and comes in again: the brand still takes everything back.
    for (const action of ['ready_out', 'start_out', 'out', 'enter'] as const) {
      expect((await side.call(staff, 'POST', `/v1/stocks/${first}/actions/${action}`)).status, action).toBe(
        200,
      );
    }
    await side.reacted();
    expect(await stateOf(first)).toMatchObject({ status: 'in_stock', outStockRequest: 'requested' });
  });

  it('changes nothing at a second click, and cancels all requests at its end', async () => {
    const { ids, brandId, path } = await given(2);
    const first = await side.call(staff, 'POST', path, {});
    const second = await side.call(staff, 'POST', path, {});
    expect(second.body.revision).toBe(first.body.revision);
    await tookAll(brandId);
    expect((await side.call(staff, 'POST', `${path}/cancel`, {})).status).toBe(200);
    expect((await side.call(staff, 'POST', `${path}/cancel`, {})).status).toBe(200);
    await tookAll(brandId);
    expect(await requestsOf(ids)).toEqual(['canceled', 'canceled']);
    // It can start again.
    await side.call(staff, 'POST', path, {});
    await tookAll(brandId);
    expect(await requestsOf(ids)).toEqual(['requested', 'requested']);
  });

  it('ends as the newest event says, also if an older one comes late', async () => {
    const { ids, brandId, path } = await given(2);
    await side.call(staff, 'POST', path, {});
    await side.call(staff, 'POST', `${path}/cancel`, {});
    await tookAll(brandId);
    const { id } = await startedOf(brandId);
    expect(await callAgain(brandId, id)).toEqual([]);
    expect(await requestsOf(ids)).not.toContain('requested');
  });

  it('takes a thousand garments in parts, and a crash repeats at most one part', {
    tags: 'thorough',
    timeout: 120_000,
  }, async () => {
    const { ids: created, brandId, path } = await given(1_000);
    const ids = created.toSorted((one, other) => one - other);
    expect((await side.call(staff, 'POST', path, { reason: 'the season ends' })).status).toBe(200);
    await tookAll(brandId);
    expect(new Set(await requestsOf(ids))).toEqual(new Set(['requested']));
    const before = await revisionsOf(ids);
    const { id } = await startedOf(brandId);
    const parts = (from: number) =>
      ids.slice(from).filter((_, index) => index % partOfTakeBack === partOfTakeBack - 1);
    expect(await callAgain(brandId, id, ids[2 * partOfTakeBack - 1])).toEqual(
      parts(2 * partOfTakeBack).map((reached) => ({ reached })),
    );
    expect(await callAgain(brandId, id)).toHaveLength(1_000 / partOfTakeBack);
    expect(await revisionsOf(ids)).toEqual(before);
  });

  it('is for the brand and for staff who do daily work', async () => {
    const { brandId, path } = await given(1);
    const auditor: Caller = { ...staff, roles: ['auditor'] } as Caller;
    expect((await side.call(auditor, 'POST', path, {})).status).toBe(403);
    expect((await side.call(adminOf(brandId + 1_000), 'POST', path, {})).status).toBe(404);
    expect((await side.call(staff, 'POST', path, { other: 1 })).status).toBe(400);
  });
});
