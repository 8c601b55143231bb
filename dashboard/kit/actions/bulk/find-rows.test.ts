import { expect, test } from 'vitest';
import { CountChangedError, type FoundPage, findRows } from './find-rows.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => ({ id: from + at }));
const pages =
  (count: number, size: number) =>
  async (offset: number): Promise<FoundPage<{ id: number }>> => ({
    count,
    data: rows(offset, Math.min(count, offset + size)),
  });
const going = { onFound: () => {}, isStopped: () => false };

test('finds every row once, page by page', async () => {
  const found: number[] = [];
  const all = await findRows({
    ...going,
    count: 1201,
    ask: pages(1201, 500),
    onFound: (amount) => found.push(amount),
  });
  expect(all).toEqual(rows(0, 1201));
  expect(found).toEqual([500, 1000, 1201]);
});

test.each([
  ['has another count at the start', pages(7, 5)],
  ['loses rows meanwhile', async (offset: number) => (offset === 0 ? pages(10, 5)(0) : pages(9, 5)(offset))],
  ['returns a row twice, so that one is missing', async () => ({ count: 10, data: rows(0, 5) })],
])('fails if the list %s', async (_, ask) => {
  await expect(findRows({ ...going, count: 10, ask })).rejects.toThrow(CountChangedError);
});

test('ends after the current page if it is stopped', async () => {
  let asked = 0;
  const found = await findRows({
    ...going,
    count: 1000,
    ask: async (offset) => {
      asked += 1;
      return pages(1000, 500)(offset);
    },
    isStopped: () => asked === 1,
  });
  expect(found).toHaveLength(500);
});
