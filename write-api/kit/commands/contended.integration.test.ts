// @module-tag thorough
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { member } from '#domain/members/member.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Caller } from '#http/caller.ts';
import { twoRoles } from '../../testing/two-roles.ts';
import { givenStock, plainMember } from '../../testing/write-side.ts';
import { systemContext } from '../changes/context.ts';
import { advisoryKey } from '../follower/lead.ts';
import { runCommand } from './run-command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const person = { name: 'Mina', phone: '010-1234-5678' };
const roles = twoRoles(5);
const { seed } = roles;

/** Makes `count` calls at once, alternating between the two roles. */
const atOnce = (count: number, call: (index: number) => [url: string, body: object, key?: string]) =>
  roles.atOnce(count, (role, index) => {
    const [url, body, key] = call(index);
    return role.call(staff, 'POST', url, body, key === undefined ? {} : { 'idempotency-key': key });
  });

const requestOf = (userId: number, ...sizes: number[]) => ({
  ...person,
  destination: { ...person, address: 'Seoul' },
  user_id: userId,
  product_size_ids: sizes,
});

async function members(count: number): Promise<number[]> {
  const { ids, streams, clock } = roles.side.deps;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const userId = await ids.next('user');
      const context = { ...systemContext(clock), actor: staff };
      const command = { action: 'register', userId, ...plainMember } as const;
      await runCommand(streams, { decider: member, id: userId, name: 'given', command }, context);
      return userId;
    }),
  );
}

const garment = async (id: number) => (await roles.side.deps.streams.refresh(stockItem, id)).state;
const held = async (ids: readonly number[]) =>
  (await Promise.all(ids.map(garment)))
    .filter(({ status }) => status === 'requested')
    .map(({ holder }) => holder?.id);
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

test(`the last garment goes to one of two members (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < 5; round++) {
    const { productSizeId, stockItemIds } = await givenStock(roles.side, 1);
    const two = await members(2);
    const answers = await atOnce(2, (index) => ['/v2/trysets', requestOf(two[index] ?? 0, productSizeId)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const won = answers.find(({ status }) => status === 201);
    expect(await held(stockItemIds)).toEqual([won?.body.items[0].id]);
  }
});

test(`three garments go to three of ten members (TEST_SEED=${seed})`, async () => {
  const { productSizeId, stockItemIds } = await givenStock(roles.side, 3);
  const ten = await members(10);
  const answers = await atOnce(10, (index) => [
    '/v2/trysets',
    requestOf(ten[index] ?? 0, productSizeId),
    `${seed} ${index}`,
  ]);
  expect(statusesOf(answers)).toEqual([...Array(3).fill(201), ...Array(7).fill(409)]);
  const won = answers.filter(({ status }) => status === 201).map(({ body }) => body.items[0].id);
  expect((await held(stockItemIds)).sort()).toEqual(won.sort());
  for (const [index, { status, body }] of answers.entries()) {
    if (status === 409) expect(body.errorCode).toBe('tryset.size_not_free');
    const { claims } = (await roles.side.deps.streams.refresh(memberRentals, ten[index] ?? 0)).state;
    expect(Object.keys(claims)).toHaveLength(status === 201 ? 1 : 0);
  }
});

test(`a request repeated many times takes one of several garments (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < 4; round++) {
    const { productSizeId, stockItemIds, userId } = await givenStock(roles.side, 3);
    const answers = await atOnce(6, () => [
      '/v2/trysets',
      requestOf(userId, productSizeId),
      `several ${seed} ${round}`,
    ]);
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await held(stockItemIds)).toEqual([answers[0]?.body.items[0].id]);
  }
});

test(`a refused request leaves nothing, and can be granted later under its key (TEST_SEED=${seed})`, async () => {
  const free = await givenStock(roles.side, 2);
  const gone = await givenStock(roles.side, 0);
  const body = requestOf(free.userId, free.productSizeId, gone.productSizeId);
  const key = `refused ${seed}`;
  const refused = await atOnce(6, () => ['/v2/trysets', body, key]);
  for (const answer of refused)
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'tryset.size_not_free']);
  expect(await held(free.stockItemIds)).toEqual([]);
  expect((await roles.side.deps.streams.refresh(memberRentals, free.userId)).state.claims).toEqual({});

  const { productSizeId, brandId, productId } = gone;
  const [id, context] = [
    await roles.side.deps.ids.next('stock_item'),
    { ...systemContext(roles.side.deps.clock), actor: staff },
  ];
  const of = { stockItemId: id, code: `S${id}`, brandId, productId, productSizeId };
  const terms = { regionId: 'KOREA', quality: 'new', discountRate: 0, reimbursementRate: 0 } as const;
  for (const command of [
    { action: 'register', ...of, ...terms },
    { action: 'enter', slot: null },
  ] as const) {
    await runCommand(roles.side.deps.streams, { decider: stockItem, id, name: 'given', command }, context);
    context.commandId = crypto.randomUUID();
  }
  const granted = await atOnce(4, () => ['/v2/trysets', body, key]);
  for (const answer of granted) expect([answer.status, answer.body]).toEqual([201, granted[0]?.body]);
  const { state } = await roles.side.deps.streams.refresh(tryset, granted[0]?.body.id);
  expect(state).toMatchObject({ status: 'requested', items: [{}, { stockItemId: id }] });
  expect(await held([...free.stockItemIds, id])).toHaveLength(2);
});

test(`ten simultaneous actions on a garment and an item are each applied or refused (TEST_SEED=${seed})`, async () => {
  const { productSizeId, userId } = await givenStock(roles.side, 1);
  const [{ body } = { body: null }] = await atOnce(1, () => [
    '/v2/trysets',
    requestOf(userId, productSizeId),
  ]);
  const item = `/v2/trysets/items/${body.items[0].id}/actions`;
  const accepted = await atOnce(10, (index) => [`${item}/${index % 5 === 4 ? 'cancel' : 'accept'}`, {}]);
  expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1);
  const [free = 0] = (await givenStock(roles.side, 1)).stockItemIds;
  const checked = await atOnce(10, () => [`/v1/stocks/${free}/actions/check`, {}]);
  expect(checked.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await garment(free)).status).toBe('in_check');
});

test('when the leader stops another role leads, and both know the events in between', async () => {
  await sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = ${advisoryKey} and database = (select oid from pg_database
      where datname = current_database())`.execute(roles.side.deps.db);
  const { productSizeId } = await givenStock(roles.side, 2);
  const two = await members(2);
  for (const [index, role] of [roles.side, roles.other].entries()) {
    const ask = () => role.call(staff, 'POST', '/v2/trysets', requestOf(two[index] ?? 0, productSizeId));
    // Without an event store leader the API must answer 503, never that something does not exist.
    const answer = await vi.waitUntil(
      async () => {
        const { status, body } = await ask();
        return status === 503 ? null : [status, body.errorCode];
      },
      { timeout: 30_000 },
    );
    expect(answer).toEqual([201, undefined]);
  }
});

test(`a name and a code go to one of ten simultaneous requests (TEST_SEED=${seed})`, async () => {
  const named = await atOnce(10, () => ['/v1/users', { username: `contended${seed}` }]);
  expect(statusesOf(named)).toEqual([201, ...Array(9).fill(409)]);
  const { productSizeId } = await givenStock(roles.side, 0);
  const coded = await atOnce(10, () => [
    '/v1/stocks',
    { product_size_id: productSizeId, code: `CONTENDED-${seed}` },
  ]);
  expect(statusesOf(coded)).toEqual([201, ...Array(9).fill(409)]);
});
