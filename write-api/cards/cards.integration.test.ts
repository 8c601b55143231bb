import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headPosition, readStream } from '#event-store/load.ts';
import { readLog } from '#event-store/read-log.ts';
import type { Caller } from '#http/caller.ts';
import type { Card } from '../payment-provider/card.ts';
import { type PaymentProvider, ProviderAway } from '../payment-provider/payment-provider.ts';
import { issuerOf, refusedCards } from '../payment-provider/simulated-cards.ts';
import { noCharging } from '../payment-provider/testing/no-charging.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

/** The cards that the simulated provider stores, by billing key; `isAway` is true while it does not answer. */
const kept = new Map<string, Card>();
let isAway = false;
const atOnce = async () => undefined;
let onItsWay: () => Promise<void> = atOnce;
const paymentProvider: PaymentProvider = {
  ...noCharging,
  async issueBillingKey(billingKey, card) {
    if (isAway) throw new ProviderAway('it did not answer');
    await onItsWay();
    const issuer = issuerOf(card);
    kept.set(billingKey, card);
    return { issuer };
  },
  async dropBillingKey(billingKey) {
    if (isAway) throw new ProviderAway('it did not answer');
    kept.delete(billingKey);
  },
};

let side: TestWriteSide;
let brandId = 0;
beforeAll(async () => {
  side = await testWriteSide({ paymentProvider });
  brandId = (await side.call(staff, 'POST', '/v1/brands', { name: 'Acme' })).body.id;
});
afterAll(() => side.close());
beforeEach(() => {
  isAway = false;
  onItsWay = atOnce;
});

const visa = { card_number: '4242-4242-4242-4242', expiry: '2031-07', birth: '900817', pwd_2digit: '73' };
const master = { ...visa, card_number: '5555 5555 5555 4444', description: '회사 카드' };
const secrets = ['4242424242424242', '4242-4242', '5555555555554444', '5555 5555', '2031-07', '"900817"'];

let number = 0;
async function aMember(): Promise<Caller & { label: 'user' }> {
  const name = `payer-${++number}`;
  const { body } = await side.call(staff, 'POST', '/v1/users', { username: name, role: 'curator' });
  return { label: 'user', id: body.id, name };
}
const adminOf = (id: number): Caller => ({
  label: 'brand_admin',
  id: 900,
  name: 'Lee',
  brandId: id,
  brand: { name: 'Acme', nameKo: null },
});
const own = ({ id }: Caller) => `/v1/users/cards/${id}`;

async function eventsOf(stream: string) {
  const events = [];
  for await (const { type, data } of readStream(side.deps.streams.client, stream))
    events.push({ type, data });
  return events;
}
const typesOf = async (stream: string) => (await eventsOf(stream)).map(({ type }) => type);

test('the provider keeps a member’s card; only its last digits and its sealed name are stored here', async () => {
  const mina = await aMember();
  const key = { 'idempotency-key': 'card-of-mina' };
  const first = await side.call(mina, 'POST', '/v1/users/cards', { ...visa, description: '내 카드' }, key);
  expect(first.status).toBe(201);
  expect(
    await side.call(mina, 'POST', '/v1/users/cards', { ...visa, description: '내 카드' }, key),
  ).toMatchObject({
    status: 201,
    body: { id: first.body.id },
  });
  const [event] = await eventsOf(`member_wallet-${mina.id}`);
  expect(event).toEqual({
    type: 'CardRegistered',
    data: {
      ownerId: mina.id,
      cardId: first.body.id,
      lastFour: '4242',
      issuer: 'Simulated Visa',
      description: expect.stringMatching(/^s1\./),
    },
  });
  expect([...kept.values()].filter((card) => card.number === visa.card_number)).toHaveLength(1);
  expect(await side.call(mina, 'POST', '/v1/users/cards', visa)).toMatchObject({
    status: 409,
    body: { errorCode: 'card.too_many' },
  });
  expect((await side.call(mina, 'PUT', own(mina), master)).body.id).toBe(first.body.id);
  expect([...kept.values()].map((card) => card.number)).toContain(master.card_number);
  expect((await side.call(mina, 'PATCH', own(mina), { description: null })).status).toBe(200);
  expect(await typesOf(`member_wallet-${mina.id}`)).toEqual([
    'CardRegistered',
    'CardReplaced',
    'CardDescribed',
    'CardDescribed',
  ]);
});

test('the provider also forgets a removed card, even after an outage', async () => {
  const mina = await aMember();
  expect((await side.call(mina, 'PUT', own(mina), visa)).status).toBe(200);
  const before = kept.size;
  isAway = true;
  expect((await side.call(staff, 'DELETE', own(mina))).status).toBe(200);
  expect((await side.call(staff, 'DELETE', own(mina))).status).toBe(404);
  const call = () =>
    side.deps.db
      .selectFrom('write.outside_calls')
      .select('problem')
      .where('kind', '=', 'drop_card')
      .where('key', 'like', `user:${mina.id}:%`)
      .executeTakeFirst();
  await expect.poll(call, { timeout: 20_000 }).toEqual({ problem: 'it did not answer' });
  isAway = false;
  side.advanceClock(61_000);
  await expect.poll(() => kept.size, { timeout: 20_000 }).toBe(before - 1);
  await expect.poll(call, { timeout: 20_000 }).toEqual({ problem: null });
  side.advanceClock(16 * 60_000);
  await expect.poll(call, { timeout: 20_000 }).toBeUndefined();
});

test('a repeat gets the first answer, even if the card is gone by then', async () => {
  const mina = await aMember();
  const again = async (
    method: 'PUT' | 'PATCH' | 'DELETE',
    body?: object,
    key = { 'idempotency-key': `${method} of ${mina.id}` },
  ) => {
    const { status, body: answer } = await side.call(mina, method, own(mina), body, key);
    return { status, id: answer.id, revision: answer.revision };
  };
  const asked = [
    ['PUT', visa],
    ['PATCH', { description: '내 카드' }],
    ['DELETE', undefined],
  ] as const;
  const first = [];
  for (const [method, body] of asked) first.push(await again(method, body));
  expect(new Set(first.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
  for (const [index, [method, body]] of asked.entries())
    expect(await again(method, body)).toEqual(first[index]);
  expect(await again('DELETE', undefined, { 'idempotency-key': 'anew' })).toMatchObject({ status: 404 });
  expect(await typesOf(`member_wallet-${mina.id}`)).toEqual([
    'CardRegistered',
    'CardDescribed',
    'CardRemoved',
  ]);
});

test('a card removed while on its way to the provider does not stay there', async () => {
  const mina = await aMember();
  const hers = { ...visa, expiry: '2033-11' };
  const isKept = () => [...kept.values()].some(({ expiry }) => expiry === hers.expiry);
  expect((await side.call(mina, 'PUT', own(mina), hers)).status).toBe(200);
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onItsWay = async () => {
    asked.resolve();
    await goOn.promise;
  };
  const replacing = side.call(mina, 'PUT', own(mina), { ...hers, card_number: master.card_number });
  await asked.promise;
  expect((await side.call(staff, 'DELETE', own(mina))).status).toBe(200);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(false);
  goOn.resolve();
  expect(await replacing).toMatchObject({ status: 409, body: { errorCode: 'card.unknown' } });
  expect(isKept()).toBe(true);
  side.advanceClock(16 * 60_000);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(false);
});

test.each([
  [refusedCards.declined, 422, { errorCode: 'card.refused', detail: { reason: 'declined' } }],
  [refusedCards.expired, 422, { errorCode: 'card.refused', detail: { reason: 'expired' } }],
  ['4242-4242-4242-4241', 422, { errorCode: 'card.refused', detail: { reason: 'invalid' } }],
  [refusedCards.away, 503, { errorCode: 'service.unavailable' }],
  ['4242', 400, { errorCode: 'request.invalid' }],
] as const)('%s is refused, and the answer repeats nothing of it', async (card_number, status, answer) => {
  const mina = await aMember();
  const body = { ...visa, card_number };
  const refused = await side.call(mina, 'POST', '/v1/users/cards', body);
  expect(refused).toMatchObject({ status, body: answer });
  const digits = [card_number, card_number.replaceAll('-', ''), '900817', '2031-07', '73"'];
  for (const each of digits) if (each !== '4242') expect(JSON.stringify(refused.body)).not.toContain(each);
  expect(await typesOf(`member_wallet-${mina.id}`)).toEqual([]);
});

test('after a crash between provider and event, the provider is told to forget the card', async () => {
  const mina = await aMember();
  const before = kept.size;
  const append = side.deps.streams.append;
  // The event store fails after the provider has stored the card.
  side.deps.streams.append = () => Promise.reject(new Error('died'));
  expect((await side.call(mina, 'POST', '/v1/users/cards', visa)).status).toBe(500);
  side.deps.streams.append = append;
  expect(kept.size).toBe(before + 1);
  side.advanceClock(16 * 60_000);
  await expect.poll(() => kept.size, { timeout: 20_000 }).toBe(before);
});

test('a refused request may be repeated with its key, even if the card was given up meanwhile', async () => {
  const mina = await aMember();
  const key = { 'idempotency-key': 'refused-first' };
  const body = { ...visa, card_number: refusedCards.declined };
  expect((await side.call(mina, 'POST', '/v1/users/cards', body, key)).status).toBe(422);
  const left = () =>
    side.deps.db.selectFrom('write.outside_calls').select('asked_at').where('kind', '=', 'drop_card');
  const ofMina = () => left().where('key', 'like', `user:${mina.id}:%`).execute();
  side.advanceClock(16 * 60_000);
  await expect.poll(ofMina, { timeout: 20_000 }).toEqual([{ asked_at: expect.any(Date) }]);
  side.advanceClock(16 * 60_000);
  await expect.poll(ofMina, { timeout: 20_000 }).toEqual([]);
  expect((await side.call(mina, 'POST', '/v1/users/cards', visa, key)).status).toBe(201);
});

test('a brand has several cards, one of which is charged', async () => {
  const admin = adminOf(brandId);
  const url = `/v1/brands/${brandId}/cards`;
  const [one, two] = [
    (await side.call(admin, 'POST', url, visa)).body.id,
    (await side.call(staff, 'POST', url, master)).body.id,
  ];
  const change = { card_id: two };
  expect((await side.call(admin, 'PATCH', `${url}/change_primary_card`, change)).body.id).toBe(two);
  expect((await side.call(admin, 'DELETE', `${url}/${two}`)).status).toBe(200);
  expect(await typesOf(`brand_wallet-${brandId}`)).toEqual([
    'CardRegistered',
    'CardRegistered',
    'CardMadePrimary',
    'CardRemoved',
    'CardMadePrimary',
  ]);
  expect((await side.call(admin, 'PUT', `${url}/${one}`, master)).status).toBe(200);
  expect((await side.call(admin, 'PATCH', `${url}/${two}`, { description: 'x' })).status).toBe(404);
  expect((await side.call(adminOf(brandId + 1), 'DELETE', `${url}/${one}`)).status).toBe(404);
  expect((await side.call(adminOf(brandId + 1), 'POST', url, visa)).status).toBe(404);
});

test('no member can touch another’s card, and the provider forgets a forgotten member’s card', async () => {
  const [mina, yuna] = [await aMember(), await aMember()];
  const hers = { ...visa, expiry: '2032-12' };
  await side.call(mina, 'POST', '/v1/users/cards', hers);
  for (const [method, body] of [
    ['PUT', visa],
    ['PATCH', { description: 'x' }],
    ['DELETE', undefined],
  ] as const)
    expect((await side.call(yuna, method, own(mina), body)).status).toBe(404);
  const isKept = () => [...kept.values()].some(({ expiry }) => expiry === hers.expiry);
  expect(isKept()).toBe(true);
  expect((await side.call(staff, 'DELETE', `/v1/users/${mina.id}`)).body.status).toBe('forgotten');
  await expect.poll(isKept, { timeout: 20_000 }).toBe(false);
  expect(await typesOf(`member_wallet-${mina.id}`)).toEqual(['CardRegistered', 'CardRemoved']);
});

test('trying card after card is rate-limited, and further tries don’t reach the provider', async () => {
  const thief = await aMember();
  const tried = { ...visa, card_number: refusedCards.declined };
  const statuses = new Set<number>();
  for (let tries = 0; tries < 30; tries++)
    statuses.add((await side.call(thief, 'POST', '/v1/users/cards', tried)).status);
  expect([...statuses]).toEqual([422, 429]);
});

test('no event and no table holds anything of a card', async () => {
  const { client } = side.deps.streams;
  const told: string[] = [];
  const textOf = (each: unknown) =>
    JSON.stringify(each, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  for await (const event of readLog(client, { until: await headPosition(client) })) told.push(textOf(event));
  const { db } = side.deps;
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  for (const { schema, name } of tables) {
    const { rows } = await sql`select * from ${sql.table(`${schema}.${name}`)}`.execute(db);
    told.push(...rows.map(textOf));
  }
  expect(told.length).toBeGreaterThan(20);
  for (const secret of secrets) expect(told.filter((text) => text.includes(secret))).toEqual([]);
});
