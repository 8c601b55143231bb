import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeLetter } from '../mail/write-letter.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

/** Reads a whole list by its links, two rows per page, and checks the counts of each page. */
async function walked<Row>(path: string, count: number): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | null = `${path}?limit=2`;
  while (next !== null) {
    const { status, body } = await side.call(staff, 'GET', next);
    expect([status, body.count, body.length], path).toEqual([200, count, body.data.length]);
    rows.push(...body.data);
    next = body.next && new URL(body.next).pathname + new URL(body.next).search;
  }
  return rows;
}

const cause = { eventId: crypto.randomUUID(), correlationId: crypto.randomUUID() };

test('failed reactions come in pages, newest first', async () => {
  const ids = [1, 2, 3].map(() => crypto.randomUUID());
  const failures = ids.map((event_id, index) => ({
    event_id,
    position: String(index),
    stream: 'tryset-1',
    type: 'TrysetRequested',
    error: 'away',
    tries: 1,
    failed_at: new Date(Date.parse(side.deps.clock()) + index),
  }));
  await side.deps.db.insertInto('write.reaction_failures').values(failures).execute();
  const rows = await walked<{ eventId: string }>('/v1/reactions/failures', 3);
  expect(rows.map(({ eventId }) => eventId)).toEqual(ids.toReversed());
  await side.deps.db.deleteFrom('write.reaction_failures').execute();
});

test('failed outside calls come in pages, by kind and key', async () => {
  const calls = ['a', 'b', 'c'].map((key) => ({
    kind: 'unknown',
    key,
    due_at: null,
    problem: 'away',
    tries: 1,
    cause: JSON.stringify(cause),
  }));
  await side.deps.db.insertInto('write.outside_calls').values(calls).execute();
  const rows = await walked<{ key: string }>('/v1/outside-calls/failures', 3);
  expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

test('letters come in pages, without those of a forgotten person', async () => {
  const until = new Date(Date.parse(side.deps.clock()) + 3_600_000).toISOString();
  for (const name of ['a', 'b', 'c', 'd']) {
    const letter = { id: crypto.randomUUID(), to: `${name}@tryset.kr`, subject: name, text: name };
    await writeLetter(side.deps, { letter, person: `user:${name}`, until, cause }, async () => {});
  }
  await side.deps.sealing.forget('user:b');
  const rows = await walked<{ to: string }>('/v1/outbox', 3);
  expect(rows.map(({ to }) => to).toSorted()).toEqual(['a@tryset.kr', 'c@tryset.kr', 'd@tryset.kr']);

  const found = async (query: string) => {
    const { body } = await side.call(staff, 'GET', `/v1/outbox?${query}`);
    return [body.count, ...body.data.map(({ to }: { to: string }) => to)];
  };
  expect(await found(`q=${encodeURIComponent('C@TRYSET')}`)).toEqual([1, 'c@tryset.kr']);
  expect(await found('q=tryset.kr&limit=1&offset=1')).toEqual([3, expect.stringMatching(/^[acd]@/)]);
  expect(await found('q=b%40tryset')).toEqual([0]);
  expect(await found('q=%25')).toEqual([0]);
});
