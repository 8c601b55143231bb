import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#test/backend.ts';
import { openTestModels, staff, type TestModels } from '../../testing/test-models.ts';

let models: TestModels;
/** Read models with a wait so long that no test reaches its deadline. */
let patient: TestModels;
beforeAll(async () => {
  const database = await testDatabase({ isEmpty: false });
  const { databaseUrl } = database;
  models = await openTestModels({ waitMs: 1500, database });
  patient = await openTestModels({ waitMs: 30_000, database: { databaseUrl, close: async () => undefined } });
});
afterAll(async () => {
  await patient.close();
  await models.close();
});
beforeEach(async () => {
  await models.pool.query("update read.checkpoints set position = 100 where name = 'live'");
});

const read = (min?: string, of = models) =>
  of.get(staff, '/v1/package-couriers', min === undefined ? {} : { 'x-min-position': min });

/** Advances the read models as the runner does at the end of each batch. */
async function advance(position: number): Promise<void> {
  const client = await models.pool.connect();
  try {
    await client.query('begin');
    await client.query("update read.checkpoints set position = $1 where name = 'live'", [position]);
    await client.query("select pg_notify('read_advanced', $1)", [String(position)]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describe('a read', () => {
  it('returns the position of its read models', async () => {
    const { headers } = await read();
    expect(headers['x-position']).toBe('100');
    expect(headers['x-stale']).toBeUndefined();
  });

  it('answers at once if they have reached the position', async () => {
    const { headers } = await read('100');
    expect([headers['x-position'], headers['x-stale']]).toEqual(['100', undefined]);
  });

  it('waits until they reach the position', async () => {
    const waiting = read('300', patient);
    await advance(200);
    await advance(300);
    const { headers } = await waiting;
    expect([headers['x-position'], headers['x-stale']]).toEqual(['300', undefined]);
  });

  it('waits with others, each for its own position', async () => {
    const waiting = ['201', '202', '203'].map((position) => read(position, patient));
    for (const position of [201, 202, 203]) await advance(position);
    for (const { headers } of await Promise.all(waiting)) expect(headers['x-stale']).toBeUndefined();
  });

  it('answers stale and says so after the deadline', async () => {
    const { status, headers } = await read('900');
    expect([status, headers['x-position'], headers['x-stale']]).toEqual([200, '100', 'true']);
  });

  it('sees an advance without a notification', async () => {
    const waiting = read('400');
    await models.pool.query("update read.checkpoints set position = 400 where name = 'live'");
    expect((await waiting).headers['x-stale']).toBeUndefined();
  });

  it('waits again after its LISTEN connection was lost', async () => {
    const first = read('150');
    await advance(150);
    await first;
    await models.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen read_advanced' and datname = current_database()",
    );
    const waiting = read('250');
    await advance(250);
    const { headers } = await waiting;
    expect([headers['x-position'], headers['x-stale']]).toEqual(['250', undefined]);
  });
});

it('reports a shown row with a parked event', async () => {
  await models.pool.query(
    `insert into read.parked (projection, entity, position, stream, type, error)
     values ('reference', 'style-5', 50, 'style-5', 'StyleRevised', 'failed')`,
  );
  await models.pool.query(
    `insert into read.reference values
     ('style-5', 'style', 5, 'active', 'A', 0, true, null, '{}', 0, now(), now()),
     ('style-6', 'style', 6, 'active', 'B', 0, true, null, '{}', 0, now(), now())`,
  );
  expect((await models.get(staff, '/v2/styles/5')).headers['x-stale']).toBe('parked');
  expect((await models.get(staff, '/v2/styles/6')).headers['x-stale']).toBeUndefined();
});
