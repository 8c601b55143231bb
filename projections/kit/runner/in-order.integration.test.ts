import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/backend.ts';
import { inOrder } from './in-order.ts';
import { begunWithin } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ isEmpty: true });
});

afterAll(() => database.close());

describe.each([
  ['one after the other', false],
  ['all at once', true],
])('%s', (_, pipeline) => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: database.databaseUrl, pipeline });
    await client.connect();
    await client.query('create temp table notes (id integer primary key)');
  });
  afterAll(() => client.end());

  const note = (id: number) => ({
    name: 'note',
    text: 'insert into notes values ($1) returning id',
    values: [id],
  });
  const noted = async () => (await client.query<{ id: number }>('select id from notes order by id')).rows;

  test('returns results in the order of the jobs', async () => {
    const answers = await inOrder(
      client,
      [3, 1, 2].map((id) => () => client.query<{ id: number }>(note(id))),
    );
    expect(answers.flatMap(({ rows }) => rows)).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }]);
  });

  test('throws the first failure and rolls back its transaction', async () => {
    const before = await noted();
    const take = () =>
      inOrder<unknown>(client, [
        () => client.query('begin'),
        () => client.query(note(11)),
        () => client.query(note(1)),
        () => client.query(note(12)),
        () => client.query('select 1 / 0'),
      ]);
    await expect(begunWithin(client, take)).rejects.toMatchObject({ code: '23505' });
    expect(await noted()).toEqual(before);
    // After jobs failed together, the connection must not remember statements that it never prepared.
    await inOrder(client, [() => client.query(note(13)), () => client.query(note(14))]);
    expect(await noted()).toEqual([...before, { id: 13 }, { id: 14 }]);
  });

  test('treats a job that throws before its query as failed', async () => {
    const before = await noted();
    const take = () =>
      inOrder<unknown>(client, [
        () => client.query('begin'),
        () => client.query(note(31)),
        () => {
          throw new Error('has no text');
        },
        () => client.query(note(32)),
      ]);
    await expect(begunWithin(client, take)).rejects.toThrow('has no text');
    expect(await noted()).toEqual(before);
  });

  test('an error on this side rolls back statements that Postgres accepted', async () => {
    const before = await noted();
    const take = () =>
      inOrder<unknown>(client, [
        async () => {
          await client.query('begin');
          throw new Error('not what it was');
        },
        () => client.query(note(21)),
      ]);
    await expect(begunWithin(client, take)).rejects.toThrow('not what it was');
    expect(await noted()).toEqual(before);
  });
});
