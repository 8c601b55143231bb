import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/backend.ts';
import { readConnection, runnerConnection } from '../tables/connect.ts';
import { type LogRow, logTable } from '../tables/log.ts';
import { send } from './write.ts';

let database: TestDatabase;
let client: pg.Client;
/** A connection that sends statements without waiting for the answer to the previous one. */
let pipelined: pg.Client;

beforeAll(async () => {
  database = await testDatabase({ isEmpty: false });
  client = new pg.Client(readConnection(database.databaseUrl));
  pipelined = new pg.Client(runnerConnection(database.databaseUrl));
  await Promise.all([client.connect(), pipelined.connect()]);
});

afterAll(async () => {
  await Promise.all([client.end(), pipelined.end()]);
  await database.close();
});

const texts = ['a\tb\nc\\d\r', '\\N', '\0', '\ud83d', '{"x": "y"}', "'; --", '한글 \u2028', ''];
const values = [null, 1.5, true, 'text', [], [null, { '\0': '\ud800' }], { deep: { null: null } }, '\\u0000'];

/** Lines with values that are hard to encode. */
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

test('COPY and insert write equal rows for any values', async () => {
  const many = [...lines(0), ...lines(1_000)];
  const read = async () => {
    const { rows } = await client.query({
      text: 'select * from read.log order by position',
      rowMode: 'array',
    });
    await client.query('truncate read.log');
    return rows;
  };
  await send(client, [{ table: logTable, rows: many }]);
  const copied = await read();
  expect(copied).toHaveLength(many.length);
  await send(pipelined, [{ table: logTable, rows: many }]);
  expect(await read()).toEqual(copied);
  for (const line of many) await send(client, [{ table: logTable, rows: [line] }]);
  expect(await read()).toEqual(copied);
});
