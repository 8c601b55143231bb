import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { snsClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import { noFigures } from '#domain/members/sns-account.ts';
import { readStream } from '#event-store/load.ts';
import type { Caller } from '#http/caller.ts';
import { simulatedSns } from '../sns/simulator.ts';
import { type AccountFacts, type Sns, SnsFailure } from '../sns/sns.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const day = 86_400_000;
/** The networks' answers about accounts, by name, as the test sets them. The simulator answers for all other accounts. */
const said = new Map<string, AccountFacts | null | SnsFailure>();
let asked: { username: string; token: string | null }[] = [];
const askedOf = (name: string) => asked.filter(({ username }) => username === name);

function sns(clock: () => string): Sns {
  const simulated = simulatedSns(clock);
  return {
    ...simulated,
    async accountOf(account, signal) {
      asked.push({ username: account.username, token: account.token });
      const facts = said.get(account.username);
      if (facts instanceof SnsFailure) throw facts;
      return facts === undefined ? simulated.accountOf(account, signal) : facts;
    },
  };
}

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide({ sns });
});
afterAll(() => side.close());
beforeEach(() => {
  said.clear();
  asked = [];
});

let number = 0;
async function aMember(): Promise<Caller & { label: 'user' }> {
  const name = `poster-${++number}`;
  const { body } = await side.call(staff, 'POST', '/v1/users', { username: name, role: 'curator' });
  return { label: 'user', id: body.id, name };
}

const account = ({ id }: Caller, network = 'instagram') => `/v1/users/${id}/${network}`;

/** Waits until a member's Instagram account has this state. */
async function until({ id }: Caller, state: object) {
  const now = async () => (await side.deps.streams.refresh(member, id)).state.sns.Instagram;
  await expect.poll(now, { timeout: 20_000, interval: 50 }).toMatchObject(state);
}

async function typesOf({ id }: Caller): Promise<string[]> {
  const types = [];
  for await (const { type } of readStream(side.deps.streams.client, `user-${id}`)) types.push(type);
  return types.slice(1);
}

const facts = (username: string, followers: number): AccountFacts => ({
  profile: { username, internalId: '17', title: 'Mina', description: 'daily looks' },
  figures: { ...noFigures, followers },
});

test('an account given by name waits for staff, and its figures are fetched automatically', async () => {
  const mina = await aMember();
  said.set('mina.looks', facts('mina.looks', 1_200));
  const connect = { username: 'https://www.instagram.com/Mina.Looks/' };
  expect(await side.call(mina, 'POST', account(mina), connect)).toMatchObject({ status: 200 });
  await until(mina, { certification: 'PENDING', isFound: true, figures: { followers: 1_200 } });
  expect(askedOf('mina.looks')).toEqual([{ username: 'mina.looks', token: null }]);
  expect((await side.call(mina, 'POST', `${account(mina)}/certify`)).status).toBe(403);
  expect((await side.call(staff, 'POST', `${account(mina)}/certify`)).status).toBe(200);
  const { body } = await side.call(mina, 'GET', account(mina));
  expect(body).toMatchObject({
    username: 'mina.looks',
    url: 'https://www.instagram.com/mina.looks',
    title: 'Mina',
    certificationStatus: 'CERTIFIED_BY_STAFF',
    isFound: true,
    followedBy: 1_200,
    isSyncing: false,
  });
  expect(await typesOf(mina)).toEqual(['MemberSnsConnected', 'MemberSnsSynced', 'MemberSnsCertified']);
});

test('a token certifies the account, is stored sealed, and is deleted with the account', async () => {
  const mina = await aMember();
  const proof = { token: 'simulated:mina.proven' };
  const key = { 'idempotency-key': 'proof-of-mina' };
  expect((await side.call(mina, 'POST', account(mina), proof, key)).status).toBe(200);
  expect((await side.call(mina, 'POST', account(mina), proof, key)).status).toBe(200);
  await until(mina, { certification: 'CERTIFIED_BY_SYSTEM', isFound: true });
  expect(await typesOf(mina)).toEqual(['MemberSnsConnected', 'MemberSnsCertified', 'MemberSnsSynced']);
  expect(askedOf('mina.proven')).toEqual([{ username: 'mina.proven', token: proof.token }]);
  const tokens = () => side.deps.db.selectFrom('write.sns_tokens').selectAll().where('user_id', '=', mina.id);
  const [kept] = await tokens().execute();
  expect(kept?.token).toMatch(/^s1\./);
  expect(kept?.token).not.toContain('mina.proven');
  expect((await side.call(mina, 'DELETE', account(mina))).status).toBe(200);
  expect(await tokens().execute()).toEqual([]);
});

test.each<[string, object, number, object]>([
  ['neither name nor token', {}, 400, { errorCode: 'request.invalid' }],
  ['both', { username: 'mina', token: 'x' }, 400, { errorCode: 'request.invalid' }],
  ['an invalid name', { username: 'two words' }, 400, { errorCode: 'request.invalid' }],
  [
    'a page of another network',
    { username: 'https://youtube.com/@mina' },
    400,
    { errorCode: 'request.invalid' },
  ],
  ['an unknown token', { token: 'stolen' }, 422, { errorCode: 'sns.token_refused' }],
])('a request with %s connects no account', async (_, body, status, answer) => {
  const mina = await aMember();
  expect(await side.call(mina, 'POST', account(mina), body)).toMatchObject({ status, body: answer });
  expect(await typesOf(mina)).toEqual([]);
});

test('a certified account belongs to one member until it is disconnected', async () => {
  const [mina, yuna] = [await aMember(), await aMember()];
  const name = { username: 'shared.name' };
  // An account given only by name claims nothing.
  for (const each of [mina, yuna])
    expect((await side.call(each, 'POST', account(each), name)).status).toBe(200);
  const certify = (of: Caller) => side.call(staff, 'POST', `${account(of)}/certify`);
  expect((await certify(mina)).status).toBe(200);
  expect(await certify(yuna)).toMatchObject({ status: 409, body: { errorCode: 'claim.sns_taken' } });
  const token = { token: 'simulated:shared.name' };
  expect(await side.call(yuna, 'POST', account(yuna), token)).toMatchObject({ status: 409 });
  expect((await side.call(mina, 'DELETE', account(mina))).status).toBe(200);
  expect((await certify(yuna)).status).toBe(200);
  const other = { username: 'another.name' };
  expect(await side.call(yuna, 'POST', account(yuna), other)).toMatchObject({
    status: 409,
    body: { errorCode: 'user.sns_connected' },
  });
});

test('nobody sees or changes another member’s account', async () => {
  const [mina, yuna] = [await aMember(), await aMember()];
  await side.call(mina, 'POST', account(mina), { username: 'hers.alone' });
  expect((await side.call(yuna, 'GET', account(mina))).status).toBe(404);
  expect((await side.call(yuna, 'POST', account(mina), { username: 'x.y.z' })).status).toBe(404);
  expect((await side.call(yuna, 'DELETE', account(mina))).status).toBe(404);
  expect((await side.call(yuna, 'GET', account(yuna))).status).toBe(404);
  expect(await side.call(staff, 'POST', `${account(yuna)}/certify`)).toMatchObject({
    status: 409,
    body: { errorCode: 'user.sns_not_connected' },
  });
});

test('figures older than a day are fetched in the background on a view, and a missing account keeps them', async () => {
  const mina = await aMember();
  said.set('mina.grows', facts('mina.grows', 1_000));
  await side.call(mina, 'POST', account(mina), { username: 'mina.grows' });
  await until(mina, { figures: { followers: 1_000 } });
  said.set('mina.grows', facts('mina.grows', 2_000));
  expect((await side.call(mina, 'GET', account(mina))).body.isSyncing).toBe(false);
  side.advanceClock(day + 1_000);
  const { body } = await side.call(staff, 'GET', account(mina));
  expect(body).toMatchObject({ followedBy: 1_000, isSyncing: true });
  await until(mina, { figures: { followers: 2_000 } });
  expect(askedOf('mina.grows')).toHaveLength(2);
  said.set('mina.grows', null);
  side.advanceClock(day + 1_000);
  await side.call(staff, 'GET', account(mina));
  await until(mina, { figures: { followers: 2_000 }, isFound: false });
});

test('a silent network is retried, and a refused call is listed among the failures', async () => {
  const mina = await aMember();
  said.set('mina.waits', new SnsFailure('rate_limited', 'Instagram answered 429', 60_000));
  await side.call(mina, 'POST', account(mina), { username: 'mina.waits' });
  const call = () =>
    side.deps.db
      .selectFrom('write.outside_calls')
      .select('problem')
      .where('key', '=', `${mina.id}:Instagram`)
      .executeTakeFirst();
  await expect.poll(call, { timeout: 20_000 }).toEqual({ problem: 'Instagram answered 429' });
  said.set('mina.waits', facts('mina.waits', 10));
  side.advanceClock(61_000);
  await until(mina, { figures: { followers: 10 } });
});

test('without a configured network no figures are recorded', async () => {
  const mina = await aMember();
  said.set('mina.quiet', { ...facts('mina.quiet', 0), figures: noFigures });
  await side.call(mina, 'POST', account(mina), { username: 'mina.quiet' });
  await expect.poll(() => askedOf('mina.quiet').length, { timeout: 20_000 }).toBe(1);
  const call = () =>
    side.deps.db
      .selectFrom('write.outside_calls')
      .select('due_at')
      .where('key', '=', `${mina.id}:Instagram`)
      .executeTakeFirst();
  await expect.poll(call, { timeout: 20_000 }).toBeUndefined();
  expect(await typesOf(mina)).toEqual(['MemberSnsConnected']);
});

test('forgetting a member frees the account and deletes its token', async () => {
  const [mina, yuna] = [await aMember(), await aMember()];
  const proof = { token: 'simulated:freed.name' };
  expect((await side.call(mina, 'POST', account(mina), proof)).status).toBe(200);
  expect((await side.call(staff, 'DELETE', `/v1/users/${mina.id}`)).body.status).toBe('forgotten');
  expect((await side.call(yuna, 'POST', account(yuna), proof)).status).toBe(200);
  const { claims, db } = side.deps;
  const holder = await claims.holderOf('sns', claims.nameOf(snsClaim('Instagram', 'freed.name')));
  expect(holder).toMatchObject({ id: yuna.id });
  const owners = await db.selectFrom('write.sns_tokens').select('user_id').execute();
  expect(owners.map(({ user_id }) => user_id)).not.toContain(mina.id);
});
