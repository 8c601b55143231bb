import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ItemResult } from '#http/contract.ts';
import { UnreachableError } from '../kit/client/api-error.ts';
import type { CallOptions } from '../kit/client/http-client.ts';
import { createDesk } from './desk.ts';
import type { DeskParts } from './desk-parts.ts';
import type { PackingDesk } from './desk-state.ts';
import type { ToPack } from './parcels.ts';
import { emptyDesk } from './stored-desk.ts';
import { garment, given, parcel } from './testing/given.ts';

interface Call {
  path: string;
  options: CallOptions;
}

const [coat, scarf, hat] = [garment(1201, 'MA-0012'), garment(1202, 'MA-0013'), garment(1301, 'MA-0014')];
const two = given(parcel(12, coat, scarf), parcel(13, hat));
const free = {
  id: 77,
  code: 'MA-0077',
  status: 'in_stock',
  latestOutStockRequestStatus: 'idle',
  product: { name: 'Coat' },
  productSize: { id: 7, name: 'M' },
};

/** A desk whose server answers by `answer`; it accepts each item by default. */
function opened(toPack: ToPack = two, answer: (call: Call) => unknown = accepted) {
  const calls: Call[] = [];
  const store = createStore<PackingDesk>(() => emptyDesk);
  let made = 0;
  const call = async (_method: string, path: string, options: CallOptions = {}) => {
    calls.push({ path, options });
    return { data: answer({ path, options }), stale: null };
  };
  const desk = createDesk({
    api: { call: call as DeskParts['api']['call'] },
    store,
    toPack: () => toPack,
    readAgain: async () => undefined,
    courier: () => 'HANJIN',
    newId: () => `id-${++made}`,
    now: () => '2026-01-01T00:00:00Z',
    explain: String,
    explainItem: ({ errorCode }) => String(errorCode),
  });
  const type = async (...texts: string[]) => {
    for (const text of texts) await desk.enter(text);
    await new Promise(setImmediate);
  };
  return { desk, store, calls, type, problem: () => store.getState().problem };
}

function accepted({ options }: Call): unknown {
  const { items = [] } = (options.body ?? {}) as { items?: { id: number }[] };
  return items.length === 0
    ? { data: [] }
    : items.map(({ id }): ItemResult => ({ id, ok: true, status: 'tryset_delivering' }));
}

test('four inputs ship a parcel of two garments, and the next one is up', async () => {
  const { store, calls, type } = opened();
  await type('T#12', 'MA-0012', 'MA-0013', '4012-3377-0001');
  const number = { courier: 'HANJIN', tracking_number: '4012-3377-0001' };
  expect(calls).toEqual([
    {
      path: '/v2/trysets/items/actions/outbound',
      options: { intent: 'id-4', body: { items: [1201, 1202].map((id) => ({ id, ...number })) } },
    },
  ]);
  expect(store.getState()).toMatchObject({ open: null, shipments: [{ trysetId: 12, state: 'shipped' }] });
  // A second Enter and a second scan of the number ship nothing.
  await type('', '4012-3377-0001');
  expect(calls.filter(({ path }) => path.endsWith('outbound'))).toHaveLength(1);
});

test('a garment opens its parcel, and a parcel that is set aside keeps its ticks', async () => {
  const { store, type, problem } = opened();
  await type('MA-0013', 'T#13');
  expect(store.getState()).toMatchObject({ open: 13, scanned: [1202] });
  await type('T#12', '4012-3377-0001');
  expect(problem()).toMatchObject({ kind: 'unknown' });
  await type('');
  expect(problem()).toEqual({ kind: 'missing', amount: 1 });
  await type('MA-0013');
  expect(problem()).toEqual({ kind: 'twice', code: 'MA-0013' });
  await type('MA-0014');
  expect(problem()).toEqual({ kind: 'ofOther', code: 'MA-0014', tryset: 13 });
});

test('offers the garment in hand for a missing one of its size, and swaps on S alone', async () => {
  const { store, calls, type, problem } = opened(two, (call) =>
    call.path === '/v1/stocks' ? { data: [free] } : accepted(call),
  );
  await type('T#12', 'MA-0012', 'MA-0077');
  expect(store.getState().swap).toMatchObject({
    itemId: 1202,
    from: 'MA-0013',
    stockId: 77,
    code: 'MA-0077',
  });
  await type('');
  expect(problem()).toEqual({ kind: 'missing', amount: 1 });
  expect(store.getState().swap).toBeNull();
  await type('MA-0077', 's');
  const last = calls.at(-1);
  expect([last?.path, last?.options.params, last?.options.body]).toEqual([
    '/v2/trysets/items/{id}/actions/replace_stock',
    { id: 1202 },
    { stock_id: 77 },
  ]);
  expect(store.getState()).toMatchObject({ swap: null, scanned: [1201, 1202] });
});

test.each([
  ['lies elsewhere', { status: 'in_use' }, 'notFree'],
  ['is wanted back', { latestOutStockRequestStatus: 'requested' }, 'wantedBack'],
  ['has another size', { productSize: { id: 8, name: 'L' } }, 'otherSize'],
])('offers no garment that %s', async (_why, fields, kind) => {
  const { store, type, problem } = opened(two, () => ({ data: [{ ...free, ...fields }] }));
  await type('T#12', 'MA-0077');
  expect(problem()?.kind).toBe(kind);
  expect(store.getState().swap).toBeNull();
});

test('takes an unusual number only from a second scan, and no number for two trysets', async () => {
  const { store, type, problem } = opened();
  await type('MA-0014', '4.01E+11');
  expect(problem()).toEqual({ kind: 'shortenedNumber' });
  await type('');
  expect(problem()).toEqual({ kind: 'noNumber' });
  await type('777', '778');
  expect(problem()).toEqual({ kind: 'oddNumber', number: '778' });
  await type('778');
  expect(store.getState().shipments).toMatchObject([{ trysetId: 13, number: '778' }]);
  await type('T#12', 'MA-0012', 'MA-0013', '778', '778');
  expect(problem()).toEqual({ kind: 'sameNumber', number: '778', tryset: 13 });
});

test('keeps a parcel whose call failed, and tries again with the same key', async () => {
  let isAway = true;
  const { desk, store, calls, type } = opened(two, (call) => {
    if (isAway && call.path.endsWith('outbound')) throw new UnreachableError('POST', call.path, null);
    return accepted(call);
  });
  await type('MA-0014', '4012-3377-0002');
  const [failed] = store.getState().shipments;
  expect(failed).toMatchObject({ state: 'failed' });
  isAway = false;
  desk.tryAgain(failed?.id ?? '');
  await new Promise(setImmediate);
  expect(store.getState().shipments).toMatchObject([{ id: failed?.id, state: 'shipped', error: null }]);
  expect(calls.map(({ options }) => options.intent)).toEqual([failed?.id, failed?.id]);
});

test('names what the server refused, and sends only that again with a new key', async () => {
  const { desk, store, calls, type } = opened(two, () => [
    { id: 1201, ok: true, status: 'tryset_delivering' },
    { id: 1202, ok: false, errorCode: 'tryset_item.transition_not_allowed' },
  ]);
  await type('T#12', 'MA-0012', 'MA-0013', '4012-3377-0001');
  const [refused] = store.getState().shipments;
  expect(refused).toMatchObject({
    state: 'refused',
    itemIds: [1202],
    error: 'tryset_item.transition_not_allowed',
  });
  desk.tryAgain(refused?.id ?? '');
  await new Promise(setImmediate);
  const last = calls.at(-1);
  expect(last?.options.body).toMatchObject({ items: [{ id: 1202 }] });
  expect(last?.options.intent).not.toBe(refused?.id);
});

test('inputs wait until the parcels are loaded', async () => {
  let loaded: ToPack | null = null;
  const store = createStore<PackingDesk>(() => emptyDesk);
  const desk = createDesk({ ...partsOf(store), toPack: () => loaded });
  await desk.enter('MA-0014');
  expect(store.getState()).toMatchObject({ open: null, queue: [{ text: 'MA-0014' }] });
  loaded = two;
  await desk.work();
  expect(store.getState()).toMatchObject({ open: 13, queue: [] });
});

function partsOf(store: DeskParts['store']): Omit<DeskParts, 'toPack'> {
  return {
    api: { call: () => Promise.reject(new Error('no call is expected')) },
    store,
    readAgain: async () => undefined,
    courier: () => 'HANJIN',
    newId: () => crypto.randomUUID(),
    now: () => '',
    explain: String,
    explainItem: String,
  };
}
