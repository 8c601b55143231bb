import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { rebuild, switchBack } from '#projections/kit/rebuild/rebuild.ts';
import { readModels } from '#projections/read-models.ts';
import { givenStock, type TestWriteSide } from '#write-api/testing/write-side.ts';
import { exportLog } from './log-file/export-log.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

/** Identifying data of the member, with a unique text for each kind. */
const secret = {
  username: 'haneul.dot.kim',
  real_name: '김하늘바다',
  email: 'haneul.sea@example.com',
  phone: '010-7777-3141',
  address: { postcode: '04999', address_1: '푸른언덕로 27번길', address_2: '1203호' },
  birthday: '1993-07-19',
  bio: 'sings in the choir of the lighthouse',
};
const parcel = {
  name: '김바다대리인',
  phone: '010-8888-2718',
  destination: { name: '김바다대리인', phone: '010-8888-2718', address: '은하수길 88' },
};
const look = { link: 'https://www.instagram.com/p/HaNeuLbaDa7/', description: '등대 아래서 입은 코트' };
const values = [
  secret.username,
  secret.real_name,
  secret.email,
  secret.phone,
  '01077773141',
  secret.birthday,
  ...Object.values(secret.address),
  parcel.name,
  parcel.phone,
  '01088882718',
  parcel.destination.address,
  'HaNeuLbaDa7',
  look.description,
];

let house: TestHouse;
let call: Awaited<ReturnType<TestHouse['openWrites']>>['call'];
let deps: Awaited<ReturnType<TestHouse['openWrites']>>['deps'];
beforeAll(async () => {
  house = await testHouse();
  ({ call, deps } = await house.openWrites());
  await house.project();
  await house.react(deps);
});
/** The tests start whole installations, on a machine that may be busy. */
vi.setConfig({ testTimeout: 240_000 });
afterAll(() => house.close());

const schemas = ['read', 'private', 'write', 'sealing', 'read_former', 'read_next', 'public'];

/** Finds the secret values that a text contains, ignoring case. */
const readableIn = (whole: string) =>
  values.filter((value) => whole.toLowerCase().includes(value.toLowerCase()));

/** Finds the secret values in all columns of all rows of the database. */
const readableInRows = async () => {
  const rows = await house.rows(schemas);
  return Object.entries(rows).flatMap(([table, texts]) =>
    readableIn(texts.join('\n')).map((value) => `${table}: ${value}`),
  );
};

async function exported(): Promise<string> {
  const { client, databaseUrl, masterKey } = house;
  const out = new PassThrough();
  const { signal } = new AbortController();
  const from = { client, databaseUrl, masterKey, choice: {}, file: null, out, gzip: false, keys: null };
  const written = text(out);
  await exportLog({ ...from, signal, heard: () => undefined });
  out.end();
  return written;
}

async function rebuilt(build: typeof rebuild | typeof switchBack) {
  const pool = new pg.Pool({ connectionString: house.databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  try {
    const unsealer = createSealing(pool, house.masterKey);
    const { signal } = new AbortController();
    const { databaseUrl } = house;
    expect(await build({ databaseUrl, models: readModels, unsealer, signal })).toBe('switched');
  } finally {
    await pool.end();
  }
}

const statusOf = async (id: number) =>
  (
    await house.query<{ status: string; username: string | null }>(
      'select status, username from read.users where id = $1',
      [id],
    )
  )[0];

test('forgets a member once the goods are back, and leaves no readable data anywhere', async () => {
  const { productSizeId } = await givenStock({ deps } as TestWriteSide, 1);
  const { id } = (await call('POST', '/v1/users', secret)).body;
  const asked = { ...parcel, user_id: id, product_size_ids: [productSizeId] };
  await house.reacted();
  const tryset = await call('POST', '/v2/trysets', asked);
  expect(tryset.status).toBe(201);
  const itemId = tryset.body.items[0].id;
  const act = async (action: string, body: object = {}) => {
    const answer = await call('POST', `/v2/trysets/items/${itemId}/actions/${action}`, body);
    expect([action, answer.status]).toEqual([action, 200]);
  };
  const courier = { courier: 'HANJIN', tracking_number: '123' };
  await act('accept');
  await act('outbound', courier);
  await act('force_delivered', { reason: 'the member has it' });
  const posted = { ...look, sns_type: 'Instagram', user_id: id, tryset_item_ids: [itemId] };
  expect((await call('POST', '/v1/looks', posted)).status).toBe(201);
  await house.reacted();
  await house.projected();
  // Personal data is readable only in the table of persons, in the usernames that staff see, and in looks. No event
  // contains it in plain text.
  expect(
    (await readableInRows()).every((found) => /^(private\.people|read\.users|read\.looks): /.test(found)),
  ).toBe(true);
  expect((await house.rows(['private']))['private.people']?.join()).toContain(secret.real_name);
  await rebuilt(rebuild);
  expect(await statusOf(id)).toMatchObject({ username: secret.username });
  expect(readableIn(await exported())).toEqual([]);

  // The member is not forgotten while garments are still out.
  const leaving = await call('DELETE', `/v1/users/${id}`);
  expect([leaving.status, leaving.body.status]).toEqual([200, 'leaving']);
  await act('request_return');
  await act('accept_return');
  await act('return-item', courier);
  await act('arrive');
  await house.reacted();
  await house.projected();
  expect(await statusOf(id)).toEqual({ status: 'leaving', username: secret.username });
  expect((await call('POST', '/v2/trysets', asked)).status).toBe(404);

  // The last return triggers the forgetting.
  await act('return_complete');
  while ((await statusOf(id))?.status !== 'forgotten') await setTimeout(50);
  await house.reacted();
  await house.projected();
  expect(await house.query('select wrapped from sealing.keys where person = $1', [`user:${id}`])).toEqual([
    { wrapped: null },
  ]);
  const log = JSON.stringify((await house.log()).map((event) => ({ ...event, ...numbersAsText(event) })));
  expect(readableIn(log)).toEqual([]);
  expect(readableIn(await exported())).toEqual([]);
  expect(await readableInRows()).toEqual([]);

  // The former tables contain no personal data either, and a rebuild shows the member as erased.
  await rebuilt(switchBack);
  expect(await readableInRows()).toEqual([]);
  await house.query('drop schema read_former cascade');
  await rebuilt(rebuild);
  expect(await readableInRows()).toEqual([]);
  expect(await statusOf(id)).toEqual({ status: 'forgotten', username: null });
  expect(await house.query('select id from private.people where user_id = $1', [id])).toEqual([]);
  expect(await house.query('select user_id from read.trysets where id = $1', [tryset.body.id])).toEqual([
    { user_id: id },
  ]);
  expect(await house.query('select * from read.parked')).toEqual([]);

  // The log contains the request of the member and the automatic completion.
  const own = (await house.log()).filter(({ stream }) => stream === `user-${id}`);
  expect(own.map(({ type, metadata }) => [type, (metadata as { actor: object }).actor])).toEqual([
    ['MemberRegistered', { label: 'staff', id: 1 }],
    ['MemberForgettingRequested', { label: 'staff', id: 1 }],
    ['MemberForgotten', { label: 'system', id: null }],
  ]);
});

const numbersAsText = ({ position, revision }: { position: bigint; revision: bigint }) => ({
  position: String(position),
  revision: String(revision),
});

test('a runner with a cached key drops it with the next batch', async () => {
  const pool = new pg.Pool({ connectionString: house.databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  try {
    const runner = createSealing(pool, house.masterKey);
    const sealed = await deps.sealing.seal('user:900001', 'secret');
    await runner.prefetch(['user:900001']);
    expect(await runner.unseal('user:900001', sealed)).toBe('secret');
    await deps.sealing.forget('user:900001');
    await runner.prefetch(['user:900001']);
    expect(await runner.unseal('user:900001', sealed)).toBeNull();
  } finally {
    await pool.end();
  }
});
