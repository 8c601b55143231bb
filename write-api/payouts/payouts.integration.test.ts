import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDayOf } from '#domain/business-day.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { payout } from '#domain/payouts/payout.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  // A region has one payout at a time, so this test needs its own store.
  side = await testWriteSide({ ownStore: true });
});
afterAll(() => side?.close());

const month = () => businessDayOf(side.deps.clock()).slice(0, 7);
const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];
const resultsOf = ({ body }: { body: { lines: { userId: number; ok: boolean; errorCode?: string }[] } }) =>
  body.lines.map(({ userId, ok, errorCode = null }) => [userId, ok, errorCode]);
const account = { bank_name: 'Hana', account_number: '110-123-456789', account_holder_name: 'Mina Kim' };
const setAccount = (caller: Caller, id: number, said: object = account) =>
  side.call(caller, 'PUT', `/v1/users/${id}/bank_account`, said);
const draft = (region_id: string, said: object = {}, headers = {}) =>
  side.call(staff, 'POST', '/v1/payouts', { region_id, month: month(), ...said }, headers);
const act = (id: number, action: string, said: object = {}, caller: Caller = staff) =>
  side.call(caller, 'POST', `/v1/payouts/${id}/actions/${action}`, said);
const stateOf = async (id: number) => (await side.deps.streams.refresh(payout, id)).state;

let sources = 0;
async function memberWith(amount: number, currency: Currency = 'KRW', hasAccount = true) {
  sources += 1;
  const username = `payee${sources}.${side.deps.clock().slice(-6, -1)}`;
  const { body } = await side.call(staff, 'POST', '/v1/users', { username, role: 'influencer' });
  const userId = body.id as number;
  const member: Caller = { label: 'user', id: userId, name: username };
  await due(userId, amount, currency);
  if (hasAccount) expect((await setAccount(member, userId)).status).toBe(200);
  return { userId, member };
}

async function due(userId: number, amount: number, currency: Currency) {
  sources += 1;
  const of = { kind: 'look_use', id: sources, turn: 1 } as const;
  const command = { action: 'due', userId, of, currency, amount } as const;
  const target = { on: 'cash_account', id: userId, command } as const;
  await runTarget(side.deps.streams, target, systemContext(side.deps.clock));
}

it('drafts, approves and pays a payout, and drafts the next one only after it', async () => {
  const rich = await memberWith(333_333);
  const poor = await memberWith(9_999);
  const without = await memberWith(50_000, 'KRW', false);
  const refused = await memberWith(20_000);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const drafted = await draft('KOREA', {}, key);
  expect(drafted.status, JSON.stringify(drafted.body)).toBe(201);
  const { id } = drafted.body;
  expect((await draft('KOREA', {}, key)).body.id).toBe(id);
  expect(await stateOf(id)).toMatchObject({
    status: 'drafted',
    currency: 'KRW',
    lines: [
      { userId: rich.userId, amount: 333_333 },
      { userId: refused.userId, amount: 20_000 },
    ],
    leftOut: [
      { userId: poor.userId, amount: 9_999, why: 'below_minimum' },
      { userId: without.userId, amount: 50_000, why: 'no_bank_account' },
    ],
  });
  expect(errorOf(await draft('KOREA'))).toEqual([409, 'payout.month_taken']);
  expect(errorOf(await draft('KOREA', { month: '2020-01' }))).toEqual([409, 'payout.still_open']);
  expect(errorOf(await draft('JAPAN', { month: '2999-01' }))).toEqual([422, 'payout.month_ahead']);

  expect(errorOf(await act(id, 'pay', { lines: [{ user_id: rich.userId, reference: 'T' }] }))).toEqual([
    409,
    'payout.transition_not_allowed',
  ]);
  await setAccount(without.member, without.userId);
  expect((await act(id, 'redraft')).status).toBe(200);
  expect((await stateOf(id)).lines).toHaveLength(3);
  expect((await act(id, 'approve')).body.status).toBe('approved');
  const paid = [
    { user_id: rich.userId, reference: 'T-1' },
    { user_id: without.userId, reference: 'T-2' },
  ];
  expect((await act(id, 'pay', { lines: paid })).status).toBe(200);
  expect((await act(id, 'pay', { lines: paid })).body.isUnchanged).toBe(true);
  const other = { user_id: rich.userId, reference: 'T-9' };
  const unknown = { user_id: poor.userId, reference: 'T-9' };
  const none = await act(id, 'pay', { lines: [other, unknown] });
  expect([none.status, none.body.isUnchanged]).toEqual([200, true]);
  expect(resultsOf(none)).toEqual([
    [rich.userId, false, 'payout.line_settled'],
    [poor.userId, false, 'payout.no_such_line'],
  ]);
  const failed = [{ user_id: refused.userId, cause: 'name_differs' }];
  expect((await act(id, 'fail', { lines: failed })).body.status).toBe('closed');
  const left = await side.deps.streams.refresh(cashAccount, rich.userId);
  expect(dueOf(left.state, 'KRW')).toBe(0);

  // The failed line and the poor member stay for the next month.
  await due(poor.userId, 1, 'KRW');
  const next = await draft('KOREA', { month: '2020-01' });
  expect(next.status, JSON.stringify(next.body)).toBe(201);
  expect((await stateOf(next.body.id)).lines).toMatchObject([
    { userId: poor.userId, amount: 10_000 },
    { userId: refused.userId, amount: 20_000 },
  ]);
});

it('a refused line does not stop the others, and a retry gets the same results', async () => {
  const [first, second, third] = [
    await memberWith(2_000, 'JPY'),
    await memberWith(3_000, 'JPY'),
    await memberWith(4_000, 'JPY'),
  ];
  const { id } = (await draft('JAPAN', { month: '2020-03' })).body;
  await act(id, 'approve');
  await act(id, 'pay', { lines: [{ user_id: first.userId, reference: 'T-1' }] });
  const lines = [
    { user_id: first.userId, reference: 'T-2' },
    { user_id: second.userId, reference: 'T-2' },
    { user_id: 999_999, reference: 'T-2' },
  ];
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answer = await side.call(staff, 'POST', `/v1/payouts/${id}/actions/pay`, { lines }, key);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(resultsOf(answer)).toEqual([
    [first.userId, false, 'payout.line_settled'],
    [second.userId, true, null],
    [999_999, false, 'payout.no_such_line'],
  ]);
  expect((await stateOf(id)).lines.map(({ status, reference }) => [status, reference])).toEqual([
    ['paid', 'T-1'],
    ['paid', 'T-2'],
    ['pending', null],
  ]);
  const retried = await side.call(staff, 'POST', `/v1/payouts/${id}/actions/pay`, { lines }, key);
  expect(resultsOf(retried)).toEqual(resultsOf(answer));
  const last = [
    { user_id: third.userId, cause: 'other' },
    { user_id: second.userId, cause: 'other' },
  ];
  const failed = await act(id, 'fail', { lines: last });
  expect(failed.body.status).toBe('closed');
  expect(resultsOf(failed)).toEqual([
    [third.userId, true, null],
    [second.userId, false, 'payout.line_settled'],
  ]);
});

it('of two drafts of a region at once one wins, for one month or for two', async () => {
  await memberWith(5_000, 'JPY');
  const both = await Promise.all([draft('JAPAN'), draft('JAPAN', { month: '2020-02' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('lets only owners draft, and a member set and see its own account', async () => {
  const { userId, member } = await memberWith(1_000);
  const operator: Caller = { label: 'staff', id: 2, name: 'Seo', roles: ['operator'] };
  expect(
    (await side.call(operator, 'POST', '/v1/payouts', { region_id: 'KOREA', month: month() })).status,
  ).toBe(403);
  expect(
    (await side.call(member, 'POST', '/v1/payouts', { region_id: 'KOREA', month: month() })).status,
  ).toBe(403);
  const show = (caller: Caller) => side.call(caller, 'POST', `/v1/users/${userId}/bank_account/show`, {});
  expect((await show(member)).body).toMatchObject({ bankName: 'Hana', accountNumber: '110-123-456789' });
  const other: Caller = { label: 'user', id: userId + 1, name: 'other' };
  expect((await show(other)).status).toBe(404);
  expect((await setAccount(other, userId)).status).toBe(404);
  const masked = { ...account, bank_name: 'Woori', account_number: '***-***-**6789' };
  expect((await setAccount(member, userId, masked)).status).toBe(200);
  expect((await show(staff)).body).toMatchObject({ bankName: 'Woori', accountNumber: '110-123-456789' });
  const wrong = { ...account, account_number: '***-***-**1111' };
  expect(errorOf(await setAccount(member, userId, wrong))).toEqual([
    422,
    'cash_account.account_number_masked',
  ]);
});

it('keeps a member with cash from another region, and from being forgotten', async () => {
  const { userId, member } = await memberWith(1_000);
  const moved = await side.call(staff, 'PATCH', `/v1/users/${userId}`, { region_id: 'JAPAN' });
  expect(errorOf(moved)).toEqual([409, 'user.region_in_use']);
  const left = await side.call(staff, 'DELETE', `/v1/users/${userId}`, {});
  expect(left.body.status, JSON.stringify(left.body)).toBe('leaving');
  expect(member.id).toBe(userId);
});
