import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { aCard, givenHouse, type House, staff } from '../testing/house.ts';
import { type JsonSchema, type Known, sample } from '../testing/sample.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Operation {
  method: Method;
  path: string;
  body: JsonSchema | null;
}

let side: TestWriteSide;
let own: House;
let other: House;
let operations: Operation[];
beforeAll(async () => {
  side = await testWriteSide({ ownStore: true });
  own = await givenHouse(side, 'acme');
  other = await givenHouse(side, 'bolt');
  operations = await writes();
});
afterAll(() => side.close());

/** Returns all calls that change an entity with an owner. Reference data, reactions and read models have none. */
async function writes(): Promise<Operation[]> {
  const { paths } = (await side.app.inject('/openapi.json')).json();
  return Object.entries<
    Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
  >(paths)
    .filter(([path]) => /^\/v\d\/(brands|products|stocks|outstocks|trysets|users|views)\b/.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get')
        .map(([method, { requestBody }]) => ({
          method: method.toUpperCase() as Method,
          path,
          body: requestBody?.content['application/json']?.schema ?? null,
        })),
    );
}

/** Returns the id of the house's entity that a path parameter names. */
function idIn(house: House, path: string, name: string): string {
  if (name === 'comment_id') {
    const of = path.slice(0, path.indexOf('/{')).concat('/', idIn(house, path, 'id'));
    return house.commentIds[of] ?? '';
  }
  if (name === 'admin_id') return String(house.admin.id);
  if (name === 'phoneId') return house.phoneId;
  if (name === 'card_id') return String(house.cardId);
  if (name === 'size_id') return String(house.sizeId);
  if (path.startsWith('/v2/trysets/items')) return String(house.itemId);
  if (path.startsWith('/v2/trysets')) return String(house.trysetId);
  if (path.startsWith('/v1/stocks')) return String(house.stockIds[0]);
  if (path.startsWith('/v2/products')) return String(house.productId);
  if (path.startsWith('/v1/brands')) return String(house.brandId);
  if (path.startsWith('/v1/views')) return String(house.viewId);
  if (path.startsWith('/v1/users')) return String(house.member.id);
  throw new Error(`what does ${name} of ${path} name?`);
}

const parametersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const filled = (path: string, value: (name: string, index: number) => string) =>
  parametersOf(path).reduce((text, name, index) => text.replace(`{${name}}`, value(name, index)), path);

const plain: Known = {
  reason: 'because',
  username: 'somebody',
  password: 'long enough',
  current_password: 'tryset-demo',
  phone: '010-1234-5678',
  email: 'a@b.kr',
  courier: 'HANJIN',
  account_number: '110-123-456789',
  tracking_number: '123-456',
  gender: 'female',
  is_for_sale: true,
  ...aCard,
};

/** Returns the id fields of a body, with the house's ids. */
const idsOf = (house: House, path: string): Known => ({
  ids: path.startsWith('/v1/stocks') ? [house.stockIds[1]] : [house.itemId],
  stock_ids: [house.stockIds[1]],
  stock_id: house.stockIds[1],
  product_ids: [house.productId],
  product_size_ids: [house.sizeId],
  product_size_id: house.sizeId,
  brand_id: house.brandId,
  tryset_id: house.trysetId,
  user_id: house.member.id,
  admin_id: house.admin.id,
  card_id: house.cardId,
});

async function send(
  caller: Caller,
  { method, path, body }: Operation,
  url: string,
  known: Known,
  headers = {},
) {
  const value = body === null ? undefined : (sample(body, { ...plain, ...known }) as object);
  if (value !== undefined && 'ids' in value)
    for (const name of ['filter', 'expected_count']) Reflect.deleteProperty(value, name);
  const { status, body: answer } = await side.call(caller, method, url, value, headers);
  return { status, answer, request: `${caller.label} ${method} ${url} ${JSON.stringify(value)}`, path };
}

async function endOf(stream: string): Promise<string> {
  let end = 'none';
  for await (const { event } of side.deps.streams.client.readStream(stream)) end = String(event?.revision);
  return end;
}

/** Returns the revision of each stream of the other house. */
async function standing(): Promise<Record<string, string>> {
  const { admin, member, brandId, productId, stockIds, trysetId, itemId, viewId } = other;
  const streams = [
    `brand-${brandId}`,
    `brand_admin-${admin.id}`,
    `product-${productId}`,
    ...stockIds.map((id) => `stock_item-${id}`),
    `tryset-${trysetId}`,
    `tryset_item-${itemId}`,
    `user-${member.id}`,
    `member_rentals-${member.id}`,
    `brand_wallet-${brandId}`,
    `member_wallet-${member.id}`,
    `saved_view-${viewId}`,
  ];
  const ends = streams.map(async (stream) => [stream, await endOf(stream)] as const);
  return Object.fromEntries(await Promise.all(ends));
}

const strangers = (): Caller[] => [own.admin, own.member];

describe('entities of another brand or member', () => {
  it('are a 404 at every path, and accessible to their owner or staff', async () => {
    const before = await standing();
    // Calls on the caller's own account contain no foreign id.
    const withIds = operations.filter(({ path }) => path.includes('{') && !path.includes('/self/'));
    expect(withIds.length).toBeGreaterThan(80);
    let found = 0;
    for (const operation of withIds) {
      const { path } = operation;
      const names = parametersOf(path);
      for (const caller of strangers()) {
        // All ids in the path belong to the other house. For a path with two ids, a second try uses a foreign id only for the
        // second.
        for (const from of names.map((_, index) => index)) {
          const url = filled(path, (name, index) => idIn(index >= from ? other : own, path, name));
          const { status, answer, request } = await send(caller, operation, url, idsOf(own, path), {
            'if-match': '"0"',
          });
          const isNotForThem = status === 403 && /^(auth|\w+)\.forbidden$/.test(answer.errorCode);
          if (!isNotForThem) found += 1;
          expect(isNotForThem ? 404 : status, `${request}: ${JSON.stringify(answer)}`).toBe(404);
        }
      }
    }
    expect(found).toBeGreaterThan(60);
    expect(await standing()).toEqual(before);
    // The entities exist and the requests are valid, except for the revision: some caller may make them.
    for (const operation of withIds) {
      const url = filled(operation.path, (name) => idIn(other, operation.path, name));
      const ids = idsOf(other, operation.path);
      const answers = [];
      for (const caller of [staff, other.admin, other.member]) {
        answers.push((await send(caller, operation, url, ids, { 'if-match': '"999"' })).status);
      }
      const reached = answers.filter((status) => ![400, 404].includes(status));
      expect(reached, `${operation.method} ${url}: ${answers}`).not.toEqual([]);
    }
  });

  it('cannot be reached by an id in a body', async () => {
    const before = await standing();
    for (const operation of operations) {
      const { path, body } = operation;
      const named = Object.keys(idsOf(other, path)).filter((name) => name in (body?.properties ?? {}));
      for (const name of named) {
        for (const caller of strangers()) {
          // Any member may request a published product. Such requests are skipped: they are for the caller only, whatever user
          // the body names.
          if (caller.label === 'user' && (path === '/v2/trysets' || name === 'product_size_id')) continue;
          const url = filled(path, (parameter) => idIn(own, path, parameter));
          const known = { ...idsOf(own, path), [name]: idsOf(other, path)[name] };
          const { status, answer, request } = await send(caller, operation, url, known, {
            'if-match': '"0"',
          });
          const results = Array.isArray(answer) ? answer : [{ ok: status < 300, ...answer }];
          for (const { ok, errorCode } of results) {
            expect(ok, request).toBe(false);
            expect(errorCode, request).toMatch(/\.(not_found|forbidden|size_unknown|stock_of_another_size)$/);
          }
        }
      }
    }
    expect(await standing()).toEqual(before);
  });

  it('are not changed either by callers who see them but may not take the action', async () => {
    const garment = `stock_item-${own.stockIds[1]}`;
    const before = await endOf(garment);
    const url = `/v2/trysets/items/${own.itemId}/actions/replace_stock`;
    const { status, body } = await side.call(own.member, 'POST', url, { stock_id: own.stockIds[1] });
    expect([status, body.errorCode]).toEqual([403, 'tryset_item.forbidden']);
    expect(await endOf(garment)).toBe(before);
  });
});
