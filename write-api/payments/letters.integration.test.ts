import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberWallet } from '#domain/cards/wallet.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Payer } from '#domain/payments/payment-kinds.ts';
import { keptBillingKey } from '../cards/billing-keys.ts';
import { wallets } from '../cards/owners.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { staff } from '../testing/house.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { anAccount, fakeProvider } from './testing/fake-provider.ts';
import { requestPayment, requestRefund, tryPayment } from './use-cases.ts';

let side: TestWriteSide;
const clock = () => side.deps.clock();
const fake = fakeProvider(clock);
beforeAll(async () => {
  side = await testWriteSide({ paymentProvider: fake.provider });
});
afterAll(() => side.close());

const context = () => systemContext(clock);

async function made(url: string, body: object): Promise<number> {
  const answer = await side.call(staff, 'POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.id;
}

const memberWith = (username: string, region_id: string) =>
  made('/v1/users', { username, real_name: 'Mina', email: `${username}@member.kr`, region_id });

async function holdCard({ kind, id }: Payer, cardId: number): Promise<void> {
  const card = { cardId, lastFour: `${cardId}`, issuer: null, description: null, lacksGuardian: false };
  const command = { action: 'register_card', ownerId: id, ...card } as const;
  const target = { decider: wallets[kind], id, command, name: 'register_card' };
  expect((await runCommand(side.deps.streams, target, context())).ok).toBe(true);
  await keptBillingKey(side.deps, cardId);
}

const requested = (payer: Payer) =>
  requestPayment(side.deps, context(), {
    for: { kind: 'order', id: 7 },
    payer,
    amount: 30_000,
    currency: payer.kind === 'user' ? 'JPY' : 'KRW',
    dueTime: null,
  });

const until = (id: number, state: object) =>
  expect
    .poll(async () => (await side.deps.streams.refresh(payment, id)).state, { timeout: 30_000, interval: 50 })
    .toMatchObject(state);

/** The letters to an address, once everything was reacted to. */
async function lettersTo(address: string): Promise<{ subject: string; text: string }[]> {
  await side.reacted();
  const { body } = await side.call(staff, 'GET', '/v1/outbox?limit=500');
  return body.data.filter(({ to }: { to: string }) => to === address);
}

test('a refund to a virtual account asks the member for a bank account', async () => {
  const userId = await memberWith('mina', 'JAPAN');
  const id = await requested({ kind: 'user', id: userId });
  const { attempt } = await tryPayment(side.deps, context(), id, {
    method: 'vbank',
    cardId: null,
    receipt: null,
  });
  if (attempt === null) expect.fail('the payer has no account to pay into');
  const { merchantUid } = attempt;
  const account = { ...anAccount, dueTime: new Date(Date.parse(clock()) + 3_600_000).toISOString() };
  const { reference } = fake.enter(attempt, { method: 'vbank', status: 'ready', account });
  await side.call(staff, 'POST', '/v2/orders/notify', { merchant_uid: merchantUid });
  await until(id, { account: { bank: '088' } });
  fake.fill(reference, 30_000);
  await side.call(staff, 'POST', '/v2/orders/notify', { merchant_uid: merchantUid });
  await until(id, { status: 'paid' });
  expect(await lettersTo('mina@member.kr')).toEqual([]);
  await requestRefund(side.deps, context(), id, { amount: 9_000, why: 'returned' });
  await until(id, { refunds: [{ refusal: 'needs_account' }] });
  const [letter, ...others] = await lettersTo('mina@member.kr');
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('￥9,000 の返金先口座をお知らせください');
  expect(letter?.text).toContain(`お支払い ${id} 番`);
  expect(letter?.text).not.toContain('http');
});

test('an expired card is told to its owner, in the language of the region', async () => {
  const userId = await memberWith('hana', 'KOREA');
  const payer = { kind: 'user', id: userId } as const;
  await holdCard(payer, 4242);
  const id = await requested(payer);
  fake.moods.push({ declined: 'expired' });
  await tryPayment(side.deps, context(), id, { method: 'card', cardId: 4242, receipt: null });
  await until(id, { attempts: [{ declined: 'expired' }] });
  const [letter, ...others] = await lettersTo('hana@member.kr');
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('카드 ···· 4242로 결제할 수 없습니다');
});

test('a decline for another reason, or a card that was replaced meanwhile, writes no letter', async () => {
  const userId = await memberWith('juno', 'KOREA');
  const payer = { kind: 'user', id: userId } as const;
  await holdCard(payer, 5151);
  const id = await requested(payer);
  const tryIt = () => tryPayment(side.deps, context(), id, { method: 'card', cardId: 5151, receipt: null });
  fake.moods.push({ declined: 'limit' });
  await tryIt();
  await until(id, { attempts: [{ declined: 'limit' }] });
  fake.moods.push({ declined: 'expired' });
  await tryIt();
  const card = { cardId: 5151, lastFour: '5252', issuer: null, lacksGuardian: false };
  const command = { action: 'replace_card', ...card } as const;
  await runCommand(
    side.deps.streams,
    { decider: memberWallet, id: userId, command, name: 'replace_card' },
    context(),
  );
  await until(id, { status: 'paid' });
  expect(await lettersTo('juno@member.kr')).toEqual([]);
});

test('a brand’s letter goes to its active admins with an address, in all languages, with the link', async () => {
  const brandId = await made('/v1/brands', { name: 'Moss', is_published: true });
  const admins = `/v1/brands/${brandId}/admins`;
  const password = 'tryset-demo';
  await made(admins, { username: 'moss.one', password, email: 'one@moss.kr' });
  await made(admins, { username: 'moss.silent', password });
  const gone = await made(admins, { username: 'moss.gone', password, email: 'gone@moss.kr' });
  await side.call(staff, 'DELETE', `${admins}/${gone}`);
  const payer = { kind: 'brand', id: brandId } as const;
  await holdCard(payer, 6161);
  const id = await requested(payer);
  fake.moods.push({ declined: 'invalid' });
  await tryPayment(side.deps, context(), id, { method: 'card', cardId: 6161, receipt: null });
  await until(id, { attempts: [{ declined: 'invalid' }] });
  const [letter, ...others] = await lettersTo('one@moss.kr');
  expect(others).toEqual([]);
  expect(letter?.subject).toContain('Your card ···· 6161 cannot be charged');
  expect(letter?.text.match(new RegExp(`/brands/${brandId}\n`, 'g'))).toHaveLength(3);
  expect(await lettersTo('gone@moss.kr')).toEqual([]);
});
