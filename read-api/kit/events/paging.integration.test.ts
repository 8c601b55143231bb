import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { searching } from '../../testing/searching.ts';
import { openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';
import type { FoundEvent, FoundEvents } from './contract.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
});
afterAll(() => models.close());

const path = '/v1/events';
const { search } = searching(() => models);

/** Follows a search's links through all pages, forwards and then back from the last. Returns the pages. */
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

/** Positions of the events by second, as within one second a page sorts its events by cause. */
function bySecond(
  events: readonly { time: string; position: string }[],
): [second: string, positions: string[]][] {
  const seconds = Map.groupBy(events, ({ time }) => time.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length));
  return [...seconds].map(([second, found]) => [second, found.map(({ position }) => position).sort()]);
}

describe('a search over all histories', () => {
  it('pages through all events, newest or oldest first', async () => {
    const { rows } = await models.pool.query<{ time: string; position: string }>(
      `select to_json(effective_at at time zone 'UTC')#>>'{}' as time, position::text as position
       from read.log order by effective_at desc, log.position desc`,
    );
    const newest = await search(staff, '');
    expect(bySecond(newest.data)).toEqual(bySecond(rows));
    expect([newest.next, newest.previous, newest.searchedUntil]).toEqual([null, null, null]);
    const oldest = await search(staff, 'order=time');
    expect(oldest.data).toEqual(newest.data.toReversed());
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
    const whole = bySecond((await search(staff, query)).data);
    for (const limit of [1, 3, 500]) {
      const { forwards, backwards } = await paged(staff, query, limit);
      expect(bySecond(forwards.flat())).toEqual(whole);
      expect(bySecond(backwards.flat())).toEqual(whole);
      expect(forwards.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });
});

describe('a search that meets much and finds little', () => {
  it('stops at its limit, says how far it came, and continues to the end', async () => {
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
