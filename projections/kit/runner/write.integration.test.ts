import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/backend.ts';
import { readConnection } from '../tables/connect.ts';
import { type LogRow, logTable } from '../tables/log.ts';
import { addRows } from './write.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase({ isEmpty: false });
  client = new pg.Client(readConnection(database.databaseUrl));
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.close();
});

const texts = ['a\tb\nc\\d\r', '\\N', '\0', '\ud83d', '{"x": "y"}', "'; --", '한글 \u2028', ''];
const values = [null, 1.5, true, 'text', [], [null, { '\0': '\ud800' }], { deep: { null: null } }, '\\u0000'];

/** Lines that differ in what is hard to carry over. */
const lines = (from: number): LogRow[] =>
  texts.flatMap((text, at) =>
    values.map((data, beside) => ({
      position: 2n ** 53n + BigInt(from + at * values.length + beside),
      eventId: text,
      stream: `stock_item-${from}-${at}-${beside}`,
      category: text,
      entityId: text,
      revision: 0n,
      type: text,
      data,
      metadata: { reason: text, brandIds: [at] },
      recordedAt: '2026-03-01T09:00:00.000Z',
      effectiveAt: '2026-03-01T09:00:00.123Z',
      actorLabel: at === 0 ? null : 'staff',
      actorId: at === 0 ? null : at,
      brandIds: at === 0 ? [] : [at, beside],
    })),
  );

test('few rows and many are written alike, whatever they hold', async () => {
  const many = [...lines(0), ...lines(1_000)];
  const read = async () => {
    const { rows } = await client.query({
      text: 'select * from read.log order by position',
      rowMode: 'array',
    });
    await client.query('truncate read.log');
    return rows;
  };
  await addRows(client, logTable, many);
  const together = await read();
  expect(together).toHaveLength(many.length);
  for (const line of many) await addRows(client, logTable, [line]);
  expect(await read()).toEqual(together);
});
