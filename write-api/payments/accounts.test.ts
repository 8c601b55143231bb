import { beforeEach, expect, test } from 'vitest';
import { personKey } from '#domain/members/person.ts';
import { refundKey } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import { actors } from '#domain/testing/actors.ts';
import {
  paymentDescription,
  paymentId,
  randomOf,
  refundId,
  sealedText,
  uidOf,
} from '#domain/testing/payments.ts';
import { systemContext } from '../kit/changes/context.ts';
import { askPayment } from './ask-payment.ts';
import { cashReceipt } from './cash-receipt.ts';
import { giveRefundAccount } from './refund-account.ts';
import { refundPayment } from './refund-payment.ts';
import { anAccount, fakeProvider } from './testing/fake-provider.ts';
import { depsInMemory } from './testing/in-memory.ts';
import { stepsOn } from './testing/steps.ts';

const start = '2026-06-01T00:00:00.000Z';
let now = start;
const clock = () => now;
beforeEach(() => {
  now = start;
});
const dueTime = '2026-06-03T15:00:00.000Z';

/** A payment into a virtual account that waits for money. */
async function opened() {
  const fake = fakeProvider(clock);
  const { deps } = depsInMemory(clock, fake.provider, () => {});
  const { reference } = fake.enter(
    { merchantUid: uidOf(1), amount: 30_000, currency: 'KRW' },
    { method: 'vbank', status: 'ready', account: { ...anAccount, dueTime } },
  );
  const { run, make } = stepsOn(deps);
  await run({ action: 'request', ...paymentDescription });
  await run({ action: 'try', method: 'vbank', cardId: null, receiptBuyer: null, random: randomOf(1) });
  const ask = () => make(askPayment, String(paymentId));
  return {
    fake,
    reference,
    run,
    ask,
    deps,
    forgetPayer: () => deps.sealing.forget(personKey('user', 51)),
    refund: () => make(refundPayment, String(refundId(1))),
    receipt: () => make(cashReceipt, String(paymentId)),
    state: async () => (await deps.streams.refresh(payment, paymentId)).state,
  };
}

test('a virtual account opens sealed, waits for the rest of an amount, and postpones the due time', async () => {
  const { fake, reference, ask, state } = await opened();
  expect(await ask()).toMatchObject({ next: '2026-06-01T00:01:00.000Z' });
  const { account, dueTime: until } = await state();
  expect([account?.number, until]).toEqual([`s1.${JSON.stringify(anAccount.number)}`, dueTime]);
  await ask();
  fake.fill(reference, 20_000);
  await ask();
  expect(await state()).toMatchObject({
    status: 'pending',
    arrivals: [{ kind: 'underpaid', amount: 20_000 }],
  });
  fake.fill(reference, 30_000);
  await ask();
  expect(await state()).toMatchObject({ status: 'paid', arrivals: [{ kind: 'confirmed', amount: 30_000 }] });
});

test('an account that failed once is found when the payer opens it again under the same name', async () => {
  const { fake, reference, ask, state } = await opened();
  const entry = fake.books.get(reference);
  if (entry === undefined) expect.fail('the account is not in the books');
  fake.books.set(reference, { ...entry, status: 'failed', declined: 'left' });
  await ask();
  expect((await state()).attempts).toMatchObject([{ declined: 'left' }]);
  const attempt = { merchantUid: uidOf(1), amount: 30_000, currency: 'KRW' } as const;
  fake.enter(attempt, { method: 'vbank' });
  expect(await ask()).toMatchObject({ end: 'answered' });
  expect(await state()).toMatchObject({ status: 'paid', arrivals: [{ kind: 'confirmed' }] });
});

test('a payer who is forgotten stops neither a known account nor a new one from taking money', async () => {
  for (const isKnown of [true, false]) {
    const { fake, reference, ask, state, forgetPayer } = await opened();
    if (isKnown) await ask();
    await forgetPayer();
    await ask();
    expect((await state()).account?.bank ?? null).toBe(isKnown ? anAccount.bank : null);
    fake.fill(reference, 30_000);
    await ask();
    expect((await state()).status).toBe('paid');
  }
});

test('too much in a virtual account is refunded, once the member names an account', async () => {
  const { fake, reference, ask, run, refund, state } = await opened();
  fake.fill(reference, 40_000);
  await ask();
  await refund();
  expect(await state()).toMatchObject({
    status: 'failed',
    refunds: [{ amount: 40_000, status: 'failed', refusal: 'needs_account' }],
  });
  const account = sealedText('s1.account');
  await run({ action: 'give_account', refundId: refundId(1), account }, actors.user);
  await refund();
  expect(await state()).toMatchObject({ status: 'failed', refunds: [{ status: 'done' }] });
  expect(fake.refunds).toHaveLength(1);
  await refund();
  expect(fake.refunds).toHaveLength(1);
});

test('a member gives another account after the first one was deleted', async () => {
  const { deps, fake, reference, ask, run, refund, state } = await opened();
  fake.fill(reference, 40_000);
  await ask();
  await refund();
  const give = () => {
    const context = { ...systemContext(clock), actor: actors.user };
    const caller = { label: 'user', id: 51, name: 'mina' } as const;
    const asked = { caller, context, seenRevision: null };
    return giveRefundAccount(deps, asked, paymentId, { refundId: undefined, account: anAccount });
  };
  await give();
  await run({ action: 'refuse_refund', refundId: refundId(1), refusal: 'needs_account' });
  expect(await refund()).toMatchObject({ next: '2026-07-01T00:00:00.000Z' });
  now = '2026-07-01T00:00:00.000Z';
  expect(await refund()).toMatchObject({ next: null });
  await give();
  await refund();
  expect(await state()).toMatchObject({ refunds: [{ status: 'done' }] });
  const seal = (nth: number) => deps.seal(refundKey(refundId(1), nth), 'late');
  await expect(seal(1)).rejects.toMatchObject({ errorCode: 'person.forgotten' });
  await expect(seal(2)).rejects.toMatchObject({ errorCode: 'person.forgotten' });
});

test('an underpaid transfer does not hinder the cash receipt, nor does a crash after its issue', async () => {
  const { fake, reference, ask, run, receipt, state } = await opened();
  await run({ action: 'try', method: 'bank', cardId: null, receiptBuyer: null, random: randomOf(2) });
  const transfer = { attempt: 2, reference: 'transfer', amount: 1_000, currency: 'KRW' } as const;
  await run({ action: 'underpay', ...transfer }, actors.staff);
  fake.fill(reference, 30_000);
  await ask();
  fake.receipts.set(reference, { identifier: '0100001234', kind: 'person' });
  expect(await receipt()).toMatchObject({ end: 'answered' });
  expect(await state()).toMatchObject({ status: 'paid', receipt: { reference, amount: 30_000 } });
});

test('the cash receipt covers the amount that was not refunded', async () => {
  const { fake, reference, ask, run, refund, receipt, state } = await opened();
  fake.fill(reference, 30_000);
  await ask();
  await receipt();
  expect(fake.receipts.get(reference)).toEqual({ identifier: '0100001234', kind: 'person' });
  expect((await state()).receipt).toEqual({ reference, amount: 30_000 });
  expect(await receipt()).toEqual({ end: 'not_asked', next: null });
  const giveBack = async (amount: number, nth: number) => {
    await run({ action: 'request_refund', reference: null, amount, why: 'returned' });
    fake.giveBack(reference, amount);
    await refund();
    await ask();
    await run({ action: 'refund', refundId: refundId(nth), refundReference: `shown ${nth}` });
    await receipt();
  };
  await giveBack(9_000, 1);
  expect((await state()).receipt).toEqual({ reference, amount: 21_000 });
  await giveBack(21_000, 2);
  expect(await state()).toMatchObject({ status: 'canceled', receipt: null });
  expect(fake.receipts.has(reference)).toBe(false);
});

test('a transfer gets a cash receipt from the provider, after a crash too, and none while no provider is set up', async () => {
  const fake = fakeProvider(clock);
  const { deps } = depsInMemory(clock, fake.provider, () => {});
  const { run } = stepsOn(deps);
  await run({ action: 'request', ...paymentDescription });
  await run({ action: 'try', method: 'bank', cardId: null, receiptBuyer: null, random: randomOf(1) });
  const transfer = { attempt: 1, reference: 'transfer', amount: 30_000, currency: 'KRW' } as const;
  await run({ action: 'confirm', ...transfer, paidTime: start, receiptUrl: null }, actors.staff);
  const receipt = (paymentProvider: typeof fake.provider | null) =>
    stepsOn({ ...deps, paymentProvider }).make(cashReceipt, String(paymentId));
  const state = async () => (await deps.streams.refresh(payment, paymentId)).state;
  expect(await receipt(null)).toEqual({ end: 'not_asked', next: null });
  expect((await state()).receipt).toBeNull();
  const issued = { identifier: '0100001234', kind: 'person', amount: 30_000 } as const;
  fake.transferReceipts.set(uidOf(1), issued);
  expect(await receipt(fake.provider)).toMatchObject({ end: 'answered' });
  expect(fake.transferReceipts.get(uidOf(1))).toEqual(issued);
  expect((await state()).receipt).toEqual({ reference: 'transfer', amount: 30_000 });
});
