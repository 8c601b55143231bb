import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored } from '#projections/testing/histories.ts';
import { pastLives } from '#projections/testing/past-lives.ts';
import { aSeed, pick, type Random, seeded, upTo } from '#projections/testing/random.ts';
import { adminA, adminB, openTestModels, staff, type TestModels } from '../../../testing/test-models.ts';

let bench: Bench;
let models: TestModels;
let random: Random;

beforeAll(async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  random = seeded(seed);
  bench = await openBench();
  models = await openTestModels({ database: bench });
  await bench.take(stored(pastLives(random, 14)));
});
afterAll(async () => {
  await models.close();
  await bench.close();
});

const lists = {
  '/v2/trysets/items': trysetItemStatuses,
  '/v2/trysets': overviewStatuses,
  '/v1/stocks': shownStockStatuses,
};
const callers = { staff, 'brand A': adminA, 'brand B': adminB };

interface Row {
  id: number;
  status: string;
  move: { change: string; fromStatus: string | null; toStatus: string | null };
}

const hourMs = 3_600_000;
const instant = () =>
  new Date(Date.parse('2025-03-01T00:00:00.000Z') + upTo(random, 480) * hourMs).toISOString();

test('the difference of two instants follows from both lists', async () => {
  let compared = 0;
  for (let round = 0; round < 6; round++) {
    const [from = '', to = ''] = [instant(), instant()].sort();
    if (from === to) continue;
    for (const [path, statuses] of Object.entries(lists)) {
      const filter = pick(random, ['', `statuses=${pick(random, statuses)},${pick(random, statuses)}&`]);
      const order = pick(random, ['id', '-id', 'created_time', '-created_time']);
      for (const [name, caller] of Object.entries(callers)) {
        const get = async (query: string) => {
          const { status, body } = await models.get(
            caller,
            `${path}?${filter}${query}&limit=100&order=${order}`,
          );
          expect(status, JSON.stringify(body)).toBe(200);
          return body;
        };
        const what = `${name} ${path}?${filter}as_of=${from}&compare_to=${to}&order=${order}`;
        const before = await get(`as_of=${from}`);
        const after = await get(`as_of=${to}`);
        const differs = await get(`as_of=${from}&compare_to=${to}`);

        const [then, now]: Map<number, Row>[] = [before, after].map(
          ({ data }) => new Map(data.map((row: Row) => [row.id, row])),
        ) as [Map<number, Row>, Map<number, Row>];
        const cells = new Map<string, number>();
        const moves = new Map<number, string>();
        for (const id of new Set([...(then?.keys() ?? []), ...(now?.keys() ?? [])])) {
          const cell = `${then?.get(id)?.status ?? null} ${now?.get(id)?.status ?? null}`;
          cells.set(cell, (cells.get(cell) ?? 0) + 1);
          if (then?.get(id)?.status !== now?.get(id)?.status) moves.set(id, cell);
        }
        const { matrix, entered, left, changed } = differs.difference;
        type Cell = { fromStatus: string | null; toStatus: string | null; count: number };
        expect(
          new Map(matrix.map((cell: Cell) => [`${cell.fromStatus} ${cell.toStatus}`, cell.count])),
          what,
        ).toEqual(cells);
        const sumOf = (counts: (cell: Cell) => boolean) =>
          matrix.filter(counts).reduce((sum: number, { count }: Cell) => sum + count, 0);
        expect(sumOf(({ fromStatus }) => fromStatus !== null)).toBe(before.count);
        expect(sumOf(({ toStatus }) => toStatus !== null)).toBe(after.count);
        expect(entered + left + changed).toBe(moves.size);
        expect(differs.count).toBe(moves.size);
        expect(
          new Map(differs.data.map(({ id, move }: Row) => [id, `${move.fromStatus} ${move.toStatus}`])),
          what,
        ).toEqual(moves);
        const shown = (row: Row) => {
          const { move, ...rest } = row;
          return [rest, move.change === 'left' ? then?.get(row.id) : now?.get(row.id)];
        };
        for (const row of differs.data) {
          const [given, expected] = shown(row);
          expect(given, what).toEqual(expected);
          compared += 1;
        }
        for (const change of ['entered', 'left', 'changed'] as const) {
          const some = await get(`as_of=${from}&compare_to=${to}&change=${change}`);
          expect(some.count).toBe(differs.difference[change]);
          expect(some.data.map(({ id }: Row) => id)).toEqual(
            differs.data.filter(({ move }: Row) => move.change === change).map(({ id }: Row) => id),
          );
        }
        const cell = matrix.find(
          (each: Cell) => each.fromStatus !== null && each.toStatus !== each.fromStatus,
        );
        if (cell === undefined) continue;
        const toStatus = cell.toStatus === null ? 'change=left' : `to_status=${cell.toStatus}`;
        const some = await get(`as_of=${from}&compare_to=${to}&from_status=${cell.fromStatus}&${toStatus}`);
        expect(some.count, what).toBe(cell.count);
        expect(some.data).toHaveLength(cell.count);
      }
    }
  }
  expect(compared).toBeGreaterThan(50);
});

test('its file has both statuses, and refuses what pages refuse', async () => {
  const query = 'as_of=2025-03-05&compare_to=2025-03-15';
  for (const path of Object.keys(lists)) {
    const { body } = await models.get(staff, `${path}?${query}&limit=100`);
    const { status, text } = await models.get(staff, `${path}/csv?${query}&language=en`);
    expect(status).toBe(200);
    const [head = '', ...lines] = text.trim().split('\r\n');
    expect(head.replace('\ufeff', '')).toMatch(/^Status before,Status after,No\./);
    expect(lines).toHaveLength(body.count);
  }
});

test.each([
  ['compare_to=2025-03-05', 'compare_to'],
  ['change=left', 'change'],
  ['from_status=in_stock', 'from_status'],
  ['as_of=2025-03-05&to_status=in_stock', 'to_status'],
  ['as_of=2025-03-05&compare_to=2025-03-05', 'compare_to'],
  ['as_of=2025-03-06&compare_to=2025-03-05', 'compare_to'],
  ['as_of=2025-03-05&compare_to=soon', 'compare_to'],
  ['as_of=2025-03-05&compare_to=2025-03-06&change=moved', 'change'],
  ['as_of=2025-03-05&compare_to=2025-03-06&from_status=dreamt', 'from_status'],
])('%s is wrong in %s', async (query, name) => {
  for (const path of ['/v1/stocks', '/v1/stocks/csv']) {
    const { status, body } = await models.get(staff, `${path}?${query}`);
    expect([status, body.errorCode, body.detail.fields?.[0].name], path).toEqual([
      400,
      'request.invalid',
      name,
    ]);
  }
});

test('knows the same filters as a list of the past, and only lists that compare take it', async () => {
  const unknown = await models.get(staff, '/v1/stocks?as_of=2025-03-05&compare_to=2025-03-06&search=x');
  expect([unknown.status, unknown.body.errorCode]).toEqual([400, 'as_of.filter_unknown']);
  const looks = await models.get(staff, '/v1/looks?as_of=2025-03-05&compare_to=2025-03-06');
  expect([looks.status, looks.body.errorCode]).toEqual([400, 'request.invalid']);
});
