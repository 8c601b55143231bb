import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { nobody } from '../kit/observer.ts';
import { impatient } from '../testing/pace.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import type { Wanted } from './reserve.ts';
import { beginTaking, LetOthersBy, reserveInOrder } from './reserve-in-order.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const context = () => systemContext(side.deps.clock);
const newItem = async (): Promise<Omit<Wanted, 'productSizeId'>> => ({
  holder: { kind: 'tryset_item', id: await side.deps.ids.next('tryset_item') },
  waitsFor: { kind: 'tryset', id: await side.deps.ids.next('tryset') },
});
const reserve = async (wanted: Wanted, deps = side.deps) =>
  (await reserveInOrder(deps, [wanted], context())).get(wanted.holder.id) ?? 0;
const isFree = async (stockItemId: number) => {
  const [row] = await side.deps.db
    .selectFrom('write.stock_candidates')
    .select('is_free')
    .where('stock_item_id', '=', stockItemId as never)
    .execute();
  return row?.is_free;
};

test('a retry after a crash takes the garment that it already reserved', async () => {
  const { productSizeId } = await givenStock(side, 3);
  const wanted = { ...(await newItem()), productSizeId };
  const first = await reserve(wanted);
  await expect.poll(() => isFree(first)).toBe(false);
  expect(await reserve(wanted)).toBe(first);
});

test('finds a garment that became free before the index knows it', async () => {
  const { productSizeId, stockItemIds } = await givenStock(side, 1);
  const [only = 0] = stockItemIds;
  await expect.poll(() => isFree(only)).toBe(true);
  await side.deps.db
    .updateTable('write.stock_candidates')
    .set({ is_free: false })
    .where('stock_item_id', '=', only as never)
    .execute();
  const wanted = { ...(await newItem()), productSizeId };
  expect(await reserve(wanted)).toBe(only);
});

test.each([
  [
    'was taken for good',
    (id: number) => runCommand(side.deps.streams, { ...named(id), command: { action: 'check' } }, byStaff()),
  ],
  [
    'is held by an undecided request',
    async (_: number, productSizeId: number) => reserve({ ...(await newItem()), productSizeId }),
  ],
])('finds a garment that is not indexed yet if the one that seemed free %s', async (_, take) => {
  const { productSizeId, productId, brandId, stockItemIds } = await givenStock(side, 1);
  const [taken = 0] = stockItemIds;
  await expect.poll(() => isFree(taken)).toBe(true);
  const later = await side.deps.ids.next('stock_item');
  const found = await side.deps.db.connection().execute(async (connection) => {
    // The lock lets others read the index but not write it.
    await sql`begin`.execute(connection);
    await sql`lock table write.stock_candidates in exclusive mode`.execute(connection);
    await take(taken, productSizeId);
    await register({ id: later, productSizeId, productId, brandId });
    const refused = Promise.withResolvers<void>();
    const observer = { ...nobody, command: () => refused.resolve() };
    const watched = { ...side.deps, streams: { ...side.deps.streams, observer } };
    const reserved = reserve({ ...(await newItem()), productSizeId }, watched);
    await Promise.race([refused.promise, reserved]);
    await sql`commit`.execute(connection);
    return reserved;
  });
  expect(found).toBe(later);
});

test('answers busy instead of "nothing free" while the index lags', async () => {
  const { productSizeId } = await givenStock(side, 0);
  const wanted = { ...(await newItem()), productSizeId };
  await side.deps.db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    await sql`lock table write.stock_candidates in exclusive mode`.execute(connection);
    await register({ id: await side.deps.ids.next('stock_item'), productSizeId, productId: 1, brandId: 1 });
    const refused = { errorCode: 'service.unavailable', statusCode: 503 };
    await expect(reserve(wanted, impatient(side.deps))).rejects.toMatchObject(refused);
    await sql`commit`.execute(connection);
  });
});

test('with a key, a request that lets others by keeps its reservations for the caller to close and give back', async () => {
  const { productSizeId, stockItemIds } = await givenStock(side, 2);
  const first = await reserve({ ...(await newItem()), productSizeId });
  const { waitsFor } = await newItem();
  const wanted: Wanted[] = [];
  for (let count = 0; count < 2; count++) wanted.push({ ...(await newItem()), waitsFor, productSizeId });
  const taking = beginTaking();
  const keyed = { ...context(), bodyHash: 'of the request' };
  await expect(reserveInOrder(side.deps, wanted, keyed, taking)).rejects.toThrow(LetOthersBy);
  const left = stockItemIds.filter((id) => id !== first);
  expect([...taking.reserved]).toEqual([[wanted[0]?.holder.id, left[0]]]);
  expect((await side.deps.streams.refresh(stockItem, left[0] ?? 0)).state.status).toBe('requested');
});

const named = (id: number) => ({ decider: stockItem, id, name: 'given' });
const byStaff = () => ({ ...context(), actor: { label: 'staff', id: 1 } as const });

async function register(of: { id: number; productSizeId: number; productId: number; brandId: number }) {
  const { id, ...others } = of;
  const terms = { regionId: 'KOREA', quality: 'new', discountRate: 0, reimbursementRate: 0 } as const;
  for (const command of [
    { action: 'register', stockItemId: id, code: `S${id}`, ...others, ...terms },
    { action: 'enter', slot: null },
  ] as const) {
    const outcome = await runCommand(side.deps.streams, { ...named(id), command }, byStaff());
    expect(outcome).toMatchObject({ ok: true });
  }
}
