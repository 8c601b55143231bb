import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { memberWallet } from '#domain/cards/wallet.ts';
import { readStream } from '#event-store/load.ts';
import { keptBillingKey } from '../cards/billing-keys.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { type PaymentSide, paymentSide } from './testing/payment-side.ts';
import { tryNewCard } from './try-new-card.ts';
import { tryPayment } from './use-cases.ts';

let given: PaymentSide;
beforeAll(async () => {
  given = await paymentSide();
});
afterAll(() => given.side.close());
beforeEach(() => {
  given.fake.moods.length = 0;
});

/** A member whose only card is declined as expired, with the payment that waits. */
async function withExpiredCard(userId: number, id: number) {
  const { side, context, holdCard, requested } = given;
  await holdCard(userId, id);
  await keptBillingKey(side.deps, id);
  const paymentId = await requested({ payer: { kind: 'user', id: userId } });
  const tryIt = () =>
    tryPayment(side.deps, context(), paymentId, { method: 'card', cardId: id, receipt: null });
  const replace = async () => {
    const card = { cardId: id, lastFour: '1881', issuer: null, lacksGuardian: false };
    const command = { action: 'replace_card', ...card } as const;
    const target = { decider: memberWallet, id: userId, command, name: 'replace_card' };
    const replaced = await runCommand(side.deps.streams, target, context());
    expect(replaced.ok).toBe(true);
  };
  return { id: paymentId, tryIt, replace };
}

const triedTwice = [
  'PaymentRequested',
  'PaymentTried',
  'PaymentDeclined',
  'PaymentTried',
  'PaymentConfirmed',
];

it('tries a declined payment once with the card that replaces the declined one', async () => {
  const { side, fake, until, typesOf, chargesOf } = given;
  const { id, tryIt, replace } = await withExpiredCard(71, 81);
  fake.moods.push({ declined: 'expired' });
  await tryIt();
  await until(id, { attempts: [{ declined: 'expired' }] });
  await replace();
  await until(id, { status: 'paid', attempts: [{ declined: 'expired' }, { declined: null }] });
  await side.reacted();
  for await (const stored of readStream(side.deps.streams.client, 'member_wallet-71')) {
    await tryNewCard(side.deps, stored, 71);
  }
  expect(await typesOf(id)).toEqual(triedTwice);
  expect(await chargesOf(id)).toBe(2);
});

it('tries a payment again if its card is replaced before the decline is known', async () => {
  const { side, fake, until, typesOf, chargesOf, retried } = given;
  const { id, tryIt, replace } = await withExpiredCard(72, 82);
  fake.moods.push('away', { declined: 'expired' });
  await tryIt();
  await replace();
  await side.reacted();
  await retried(id);
  await until(id, { status: 'paid' });
  expect(await typesOf(id)).toEqual(triedTwice);
  expect(await chargesOf(id)).toBe(2);
});

it('tries a payment again with the first card of a member who removed the declined one', async () => {
  const { side, fake, context, holdCard, until, typesOf } = given;
  const { id, tryIt } = await withExpiredCard(73, 83);
  fake.moods.push({ declined: 'invalid' });
  await tryIt();
  await until(id, { attempts: [{ declined: 'invalid' }] });
  const remove = { action: 'remove_card', cardId: 83 } as const;
  const target = { decider: memberWallet, id: 73, command: remove, name: 'remove_card' };
  expect((await runCommand(side.deps.streams, target, context())).ok).toBe(true);
  await keptBillingKey(side.deps, 84);
  await holdCard(73, 84);
  await until(id, { status: 'paid', attempts: [{ cardId: 83 }, { cardId: 84 }] });
  expect(await typesOf(id)).toEqual(triedTwice);
});
