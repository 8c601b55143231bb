import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { logTable } from '#projections/tables/log.ts';
import { insertRows } from '../testing/insert.ts';
import { logRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';
import type { CausedEvent, FoundEvent, FoundEvents } from './contract.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const path = '/v1/events';
async function search(caller: Caller, query: string): Promise<FoundEvents> {
  const { status, body } = await models.get(caller, `${path}?limit=500&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const found = async (caller: Caller, query: string) =>
  (await search(caller, query)).data.map(({ stream, type }) => `${stream} ${type}`);
const streams = async (caller: Caller, query: string) =>
  [...new Set((await search(caller, query)).data.map(({ stream }) => stream))].sort();

/** All pages of a search by their links, forwards and then back from the last. */
async function paged(caller: Caller, query: string, limit: number) {
  const at = async (link: string): Promise<FoundEvents> =>
    (await models.get(caller, link.replace('http://tryset.test', ''))).body;
  const forwards: FoundEvent[][] = [];
  let last: FoundEvents | null = null;
  for (let link: string | null = `${path}?${query}&limit=${limit}`; link !== null; link = last.next) {
    last = await at(link);
    forwards.push(last.data);
  }
  const backwards: FoundEvent[][] = last === null ? [] : [last.data];
  for (let link = last?.previous ?? null; link !== null; ) {
    const page = await at(link);
    backwards.unshift(page.data);
    link = page.previous;
  }
  return { forwards, backwards };
}

describe('a search over all histories', () => {
  it('finds everything, newest first or oldest first', async () => {
    const { rows } = await models.pool.query<{ position: bigint }>(
      'select position from read.log order by effective_at desc, position desc',
    );
    const positions = rows.map(({ position }) => String(position));
    const newest = await search(staff, '');
    expect(newest.data.map(({ position }) => position)).toEqual(positions);
    expect([newest.next, newest.previous, newest.searchedUntil]).toEqual([null, null, null]);
    const oldest = await search(staff, 'order=time');
    expect(oldest.data.map(({ position }) => position)).toEqual(positions.toReversed());
  });

  it('shows each event as its history does', async () => {
    const history = await models.get(staff, '/v2/trysets/items/601/history?types=TrysetItemAccepted');
    const { data, names } = await search(staff, 'types=TrysetItemAccepted');
    expect(data).toEqual(history.body.data);
    expect(names).toEqual({ 'tryset_item-601': 'Wool coat' });
  });

  it('tells what changed from events far apart in one stream', async () => {
    const { data } = await search(staff, 'types=StockItemReservationReleased');
    expect(data[0]?.changes).toEqual([
      { field: 'status', before: 'requested', after: 'in_stock' },
      { field: 'holder', before: { kind: 'tryset_item', id: 650 }, after: null },
    ]);
  });

  it('finds each event of a stream that folds to nothing', async () => {
    const rows = [0n, 1n, 2n].map((revision) =>
      logRow('id_block-tryset', revision, 'IdBlockTaken', { revision: String(revision) }),
    );
    await insertRows(models.pool, logTable, rows);
    const { data } = await search(staff, 'types=IdBlockTaken');
    expect(data.map(({ data: { revision } }) => revision)).toEqual(['2', '1', '0']);
    expect(data.map(({ changes }) => changes)).toEqual([[], [], []]);
    expect(await found(staff, 'types=IdBlockTaken&without_housekeeping=true')).toEqual([]);
  });

  it('finds by what is known of an event', async () => {
    expect(await found(staff, 'reason=FINE')).toEqual(['tryset_item-601 TrysetItemAccepted']);
    expect(await found(staff, 'reason=100%25')).toEqual([]);
    expect(await found(staff, 'actors=user:1001')).toEqual([
      'tryset_item-602 TrysetItemRequested',
      'tryset_item-601 TrysetItemRequested',
      'tryset-501 TrysetRequested',
    ]);
    expect(await found(staff, 'actors=user')).toHaveLength(3);
    expect(await found(staff, 'actors=user:1001,user,system')).toHaveLength(4);
    expect(await found(staff, 'types=ProductPublished,StockItemRemoved')).toEqual([
      'stock_item-214 StockItemRemoved',
      'product-11 ProductPublished',
    ]);
    expect(await found(staff, 'time_after=2026-03-04&time_before=2026-03-05')).toEqual([
      'tryset_item-603 TrysetItemRequested',
      'tryset-502 TrysetRequested',
      'stock_item-111 StockItemHolderRefused',
      'stock_item-111 StockItemMemoAdded',
    ]);
    expect(await found(staff, 'recorded_before=1999-01-01')).toEqual([]);
    expect(await found(staff, 'without_housekeeping=true&stock_item_id=214')).toHaveLength(2);
    expect(await found(staff, 'without_housekeeping=true&types=StockItemReserved')).toEqual([]);
  });

  it('finds by what an event is of', async () => {
    const garment = ['stock_item-111', 'tryset_item-601'];
    expect(await streams(staff, 'stock_item_id=111')).toEqual(garment);
    expect(await streams(staff, 'codes=s-111')).toEqual(garment);
    expect(await streams(staff, 'codes=S-111,S-211,none')).toEqual([
      ...['stock_item-111', 'stock_item-211', 'tryset_item-601', 'tryset_item-602'],
    ]);
    expect(await streams(staff, 'codes=none')).toEqual([]);
    expect(await streams(staff, 'tryset_item_id=601')).toEqual(['tryset_item-601']);
    expect(await streams(staff, 'tryset_id=501')).toEqual([
      ...['tryset-501', 'tryset_item-601', 'tryset_item-602'],
    ]);
    expect(await streams(staff, 'user_id=1002')).toContain('tryset_item-603');
    expect(await streams(staff, 'user_id=1001&stock_item_id=111')).toEqual(['tryset_item-601']);
    expect(await streams(staff, 'product_id=11')).toEqual(['product-11']);
  });

  it('finds what concerns a brand, also where others are concerned before it', async () => {
    const ofB = await streams(staff, 'brand_id=2');
    expect(ofB).toContain('tryset-501');
    expect(ofB).toContain('stock_item-211');
    expect(ofB).not.toContain('stock_item-111');
    expect(await found(staff, 'brand_id=2&types=TrysetRequested')).toHaveLength(2);
  });

  it('finds all of one request', async () => {
    const rows = ['one', 'two'].map((name, index) =>
      logRow(
        `stock_item-${111 + index * 100}`,
        BigInt(20 + index),
        'StockItemMemoAdded',
        { memoId: name },
        {
          $correlationId: 'request-of-both',
          brandIds: [index + 1],
        },
      ),
    );
    await insertRows(models.pool, logTable, rows);
    expect(await found(staff, 'correlation_id=request-of-both')).toHaveLength(2);
    expect(await found(adminA, 'correlation_id=request-of-both')).toEqual([
      'stock_item-111 StockItemMemoAdded',
    ]);
    expect(await found(staff, 'correlation_id=request-of-both&brand_id=2')).toHaveLength(1);
    expect(await found(staff, 'correlation_id=none')).toEqual([]);
  });

  it.each([
    '',
    'order=time',
    'types=TrysetItemRequested,StockItemRegistered',
    'brand_id=2',
    'actors=staff',
    'stock_item_id=111',
    'reason=n',
  ])('comes in pages that hold each event once, there and back: %s', async (query) => {
    const whole = (await search(staff, query)).data.map(({ position }) => position);
    for (const limit of [1, 3, 500]) {
      const { forwards, backwards } = await paged(staff, query, limit);
      expect(forwards.flat().map(({ position }) => position)).toEqual(whole);
      expect(backwards.flat().map(({ position }) => position)).toEqual(whole);
      expect(forwards.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });

  it('counts, and says so', async () => {
    const all = (await search(staff, '')).data.length;
    for (const query of ['', 'exact=true']) {
      const { body } = await models.get(staff, `${path}/count?${query}`);
      expect(body).toEqual({ count: all, isExact: true });
    }
    expect((await models.get(staff, `${path}/count?types=StockItemEntered`)).body.count).toBe(1);
  });

  it('tells who acted', async () => {
    const { body } = await models.get(staff, `${path}/actors`);
    expect(body.data.slice(0, 4).map(({ label }: { label: string }) => label)).toEqual([
      ...['staff', 'brand_admin', 'user', 'system'],
    ]);
    expect(body.data).toContainEqual({ label: 'staff', id: 1, name: 'Kim Minji' });
  });

  it('comes as a table', async () => {
    const { text } = await models.get(staff, `${path}/csv?types=TrysetItemAccepted,TrysetRequested`);
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(3);
    expect(rows.find(({ type }) => type === 'TrysetItemAccepted')).toMatchObject({
      ...{ stream: 'tryset_item-601', actor: 'Kim Minji', reason: 'looks fine' },
    });
    expect(text).not.toContain('s1.A');
  });

  it('refuses what makes no sense, with a word on it', async () => {
    const message = async (query: string) => {
      const { status, body } = await models.get(staff, `${path}?${query}`);
      return [status, body.detail?.fields?.[0]?.name];
    };
    expect(await message('after=5')).toEqual([400, 'after']);
    expect(await message('after=1_99999999999999999999')).toEqual([400, 'after']);
    expect(await message('after=1_9223372036854775808')).toEqual([400, 'after']);
    expect(await message('after=1_1&before=1_1')).toEqual([400, 'before']);
    expect(await message('time_after=tomorrow')).toEqual([400, 'time_after']);
    expect(await message('actors=boss')).toEqual([400, 'actors']);
  });
});

describe('a brand admin', () => {
  const ofB = /"(stock_item|product|brand|tryset_item)-(2|21|22|211|214|602|603)"|S-211|Bolt/;

  it('finds the events of its own things alone, on every way in', async () => {
    const own = await streams(adminA, '');
    expect(own).toEqual([
      ...['brand-1', 'brand_admin-10', 'product-11', 'stock_item-111', 'tryset_item-601'],
    ]);
    const queries = [
      ...['', 'brand_id=2', 'codes=S-211', 'stock_item_id=211', 'tryset_item_id=602', 'tryset_id=501'],
      ...['user_id=1002', 'types=TrysetRequested,StockItemRegistered', 'actors=user', 'product_id=21'],
      ...['actors=user:1001', 'reason=a', 'order=time', 'time_before=2026-12-31'],
    ];
    for (const query of queries) {
      const body = await search(adminA, query);
      expect(ofB.exec(JSON.stringify(body.data))?.[0], query).toBeUndefined();
      expect(
        body.data.every(({ stream }) => own.includes(stream)),
        query,
      ).toBe(true);
      const count = await models.get(adminA, `${path}/count?${query.replace('order=time', '')}`);
      expect(count.body.count, query).toBe(body.data.length);
      const csv = await models.get(adminA, `${path}/csv?${query}`);
      expect(ofB.exec(csv.text)?.[0], query).toBeUndefined();
    }
    expect(await found(adminA, 'brand_id=2')).toEqual([]);
    expect(await found(adminA, 'codes=S-211')).toEqual([]);
    expect(await streams(adminB, '')).toEqual([
      ...['brand-2', 'brand_admin-20', 'product-21', 'stock_item-211', 'tryset_item-602', 'tryset_item-603'],
    ]);
  });

  it('sees no events of a tryset as a whole, none of what was removed, and none as it is stored', async () => {
    const { data } = await search(adminB, '');
    expect(data.some(({ category }) => category === 'tryset')).toBe(false);
    expect(data.some(({ stream }) => stream === 'stock_item-214')).toBe(false);
    expect(data.some((entry) => 'raw' in entry)).toBe(false);
  });

  it('hears of nobody who did nothing to its things', async () => {
    await insertRows(models.pool, logTable, [
      logRow(
        'stock_item-211',
        30n,
        'StockItemMemoAdded',
        {},
        { brandIds: [2], actor: { label: 'staff', id: 77 } },
      ),
    ]);
    const ids = async (caller: Caller) =>
      (await models.get(caller, `${path}/actors`)).body.data.map(({ id }: { id: number }) => id);
    expect(await ids(adminB)).toContain(77);
    expect(await ids(adminA)).not.toContain(77);
  });

  it('is no member', async () => {
    for (const call of ['', '/count', '/actors', '/csv', '/1/causes']) {
      expect((await models.get(member(1001), `${path}${call}`)).status).toBe(403);
    }
  });
});

describe('what a command caused', () => {
  const drawn = (events: readonly CausedEvent[]) =>
    events.map(({ stream, type, depth }) => `${'  '.repeat(depth)}${stream} ${type}`);
  const correlated = { $correlationId: 'request-701' };
  const ofA = { ...correlated, brandIds: [1] };
  const ofB = { ...correlated, brandIds: [2] };
  let shippedAt: string;

  beforeAll(async () => {
    const rows = [
      logRow(
        'stock_item-111',
        40n,
        'StockItemReserved',
        { holder: { kind: 'tryset_item', id: 601 } },
        {
          ...ofA,
          commandId: 'a step',
          $causationId: 'request-701',
        },
      ),
      logRow(
        'tryset_item-601',
        40n,
        'TrysetItemShipped',
        { courier: 'CJ_LOGISTICS' },
        {
          ...ofA,
          id: 'shipped-601',
          command: 'outbound',
          commandId: 'request-701',
          $causationId: 'request-701',
          bodyHash: 'hash',
          reason: 'on its way',
        },
      ),
      logRow(
        'stock_item-111',
        41n,
        'StockItemLent',
        { holder: { kind: 'tryset_item', id: 601 } },
        {
          ...ofA,
          commandId: 'follow',
          $causationId: 'shipped-601',
        },
      ),
      logRow(
        'stock_item-211',
        41n,
        'StockItemLent',
        {},
        {
          ...ofB,
          commandId: 'follow too',
          $causationId: 'shipped-601',
        },
      ),
    ];
    await insertRows(models.pool, logTable, rows);
    shippedAt = (await search(staff, 'types=TrysetItemShipped')).data[0]?.position ?? '';
  });

  it('is told as a tree, whichever of its events is asked for, by position or by id', async () => {
    const { body } = await models.get(staff, `${path}/${shippedAt}/causes`);
    expect(drawn(body.data)).toEqual([
      'tryset_item-601 TrysetItemShipped',
      '  stock_item-111 StockItemReserved',
      '  stock_item-111 StockItemLent',
      '  stock_item-211 StockItemLent',
    ]);
    expect(body).toMatchObject({
      correlationId: 'request-701',
      command: { id: 'request-701', name: 'outbound', reason: 'on its way', isKeyed: true },
      isWhole: true,
    });
    expect(body.names).toMatchObject({ 'stock_item-111': 'S-111', 'tryset_item-601': 'Wool coat' });
    expect(body.data.map(({ isAsked }: CausedEvent) => isAsked)).toEqual([true, false, false, false]);
    const byId = await models.get(staff, `${path}/shipped-601/causes`);
    expect(byId.body).toEqual(body);
    const lent = await models.get(staff, `${path}/${body.data[2].position}/causes`);
    expect(drawn(lent.body.data)).toEqual(drawn(body.data));
  });

  it('is told to a brand admin without what concerns others', async () => {
    const { body } = await models.get(adminA, `${path}/${shippedAt}/causes`);
    expect(drawn(body.data)).not.toContain('  stock_item-211 StockItemLent');
    expect(body.data).toHaveLength(3);
    expect((await models.get(adminB, `${path}/${shippedAt}/causes`)).status).toBe(404);
    const [lent] = (await search(adminB, 'types=StockItemLent')).data;
    const theirs = await models.get(adminB, `${path}/${lent?.position}/causes`);
    expect(drawn(theirs.body.data)).toEqual(['stock_item-211 StockItemLent']);
    expect(theirs.body.command).toBeNull();
    expect(JSON.stringify(theirs.body)).not.toContain('601"');
  });

  it('is not there where there is no such event', async () => {
    for (const event of ['999999999', 'none', '9223372036854775808', '0']) {
      const { status, body } = await models.get(staff, `${path}/${event}/causes`);
      expect([status, body.errorCode]).toEqual([404, 'event.not_found']);
    }
  });
});

describe('a search that meets much and finds little', () => {
  it('stops, says how far it came, and goes on from there to its end', async () => {
    await models.pool.query(
      `insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata,
         recorded_at, effective_at, actor_label, actor_id, brand_ids)
       select 100000 + n, 'many-' || n, 'user-9', 'user', '9', n, 'MemberRevised', '{}',
         '{"schemaVersion":1,"actor":{"label":"staff","id":5},"brandIds":[]}', now(),
         timestamptz '2030-01-01' + n * interval '1 second', 'staff', 5, '{}'
       from generate_series(1, 10500) as n`,
    );
    const first = await search(staff, 'actors=staff:1,staff:5&stock_item_id=214');
    expect(first.data).toHaveLength(2);
    const query = 'types=MemberRevised,ProductPublished&brand_id=1';
    const page = await search(staff, query);
    expect([page.data, page.searchedUntil]).toEqual([[], '2030-01-01T00:08:21.000Z']);
    const { forwards } = await paged(staff, query, 20);
    expect(forwards.flat().map(({ stream }) => stream)).toEqual(['product-11']);
    const count = await models.get(staff, `${path}/count?types=MemberRevised`);
    expect(count.body).toEqual({ count: 10_000, isExact: false });
    const exact = await models.get(staff, `${path}/count?types=MemberRevised&exact=true`);
    expect(exact.body).toEqual({ count: 10_500, isExact: true });
  });
});
