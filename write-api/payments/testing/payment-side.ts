import { sql } from 'kysely';
import { expect } from 'vitest';
import { memberWallet } from '#domain/cards/wallet.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentDescription } from '#domain/payments/payment-events.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { readStream } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { Caller } from '#http/caller.ts';
import { keptBillingKey } from '../../cards/billing-keys.ts';
import { systemContext } from '../../kit/changes/context.ts';
import { runCommand } from '../../kit/commands/run-command.ts';
import { type TestWriteSide, testWriteSide } from '../../testing/write-side.ts';
import { callsOfPayments } from '../calls-of-payments.ts';
import { requestPayment, tryPayment } from '../use-cases.ts';
import { fakeProvider } from './fake-provider.ts';

export const minute = 60_000;
/** The card of member 51. */
export const cardId = 61;
export const mina: Caller = { label: 'user', id: 51, name: 'mina' };

/** A write side with a fake provider, and a member with a card. */
export async function paymentSide() {
  const clock = () => side.deps.clock();
  const fake = fakeProvider(clock);
  const side: TestWriteSide = await testWriteSide({ paymentProvider: fake.provider });
  const context = () => systemContext(clock);
  const inMinutes = (count: number) => new Date(Date.parse(clock()) + count * minute).toISOString();
  const now = async (id: number) => (await side.deps.streams.refresh(payment, id)).state;

  async function holdCard(ownerId: number, id: number): Promise<void> {
    const card = { cardId: id, lastFour: '4242', issuer: null, description: null, lacksGuardian: false };
    const command = { action: 'register_card', ownerId, ...card } as const;
    const target = { decider: memberWallet, id: ownerId, command, name: 'register_card' };
    expect((await runCommand(side.deps.streams, target, context())).ok).toBe(true);
  }
  await holdCard(51, cardId);
  await keptBillingKey(side.deps, cardId);

  async function requested(changed: Partial<PaymentDescription> = {}): Promise<number> {
    return requestPayment(side.deps, context(), {
      for: { kind: 'order', id: 7 },
      payer: { kind: 'user', id: 51 },
      amount: 30_000,
      currency: 'KRW',
      dueTime: inMinutes(30),
      ...changed,
    });
  }

  const tryCard = (id: number) =>
    tryPayment(side.deps, context(), id, { method: 'card', cardId, receipt: null });

  async function until(id: number, state: object): Promise<Payment> {
    await expect.poll(() => now(id), { timeout: 30_000, interval: 50 }).toMatchObject(state);
    return now(id);
  }

  async function eventsOf(id: number): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    for await (const event of readStream(side.deps.streams.client, `payment-${id}`)) events.push(event);
    return events;
  }

  return {
    side,
    fake,
    clock,
    context,
    inMinutes,
    holdCard,
    requested,
    tryCard,
    now,
    until,
    typesOf: async (id: number) => (await eventsOf(id)).map(({ type }) => type),
    async chargesOf(id: number): Promise<number> {
      const names = (await now(id)).attempts.map(({ merchantUid }) => merchantUid);
      return fake.charges.filter((merchantUid) => names.includes(merchantUid)).length;
    },
    async paid(changed: Partial<PaymentDescription> = {}): Promise<{ id: number; reference: string }> {
      const id = await requested(changed);
      await tryCard(id);
      const state = await until(id, { status: 'paid' });
      return { id, reference: state.arrivals[0]?.reference ?? '' };
    },
    /** Waits until a call about the payment has failed, and lets its delay pass. */
    async retried(id: number): Promise<void> {
      const failed = () =>
        side.deps.db
          .selectFrom('write.outside_calls')
          .select('problem')
          .where(callsAbout(id))
          .where('problem', 'is not', null)
          .execute();
      await expect.poll(failed, { timeout: 30_000, interval: 50 }).not.toEqual([]);
      side.advanceClock(minute + 1_000);
    },
    /** The database is lost, and the index reads the log again. */
    async loseDatabase(id: number): Promise<void> {
      await side.reacted();
      await side.deps.db.deleteFrom('write.outside_calls').where(callsAbout(id)).execute();
      await callsOfPayments.keep(side.deps.db, await eventsOf(id));
    },
    /** Waits until no call about the payment is due. */
    async quiet(id: number): Promise<void> {
      await side.reacted();
      const due = () =>
        side.deps.db
          .selectFrom('write.outside_calls')
          .select('key')
          .where(callsAbout(id))
          .where('due_at', '<=', new Date(Date.parse(clock()) + 150_000))
          .where('kind', '<>', 'ask_payment')
          .execute();
      await expect.poll(due, { timeout: 30_000, interval: 50 }).toEqual([]);
    },
  };
}

/** The calls about a payment: by its id, its attempts and its refunds. */
export const callsAbout = (id: number) =>
  sql<boolean>`(key = ${`${id}`} or key like ${`${id}:%`} or key like ${`${id}___`})`;

export type PaymentSide = Awaited<ReturnType<typeof paymentSide>>;
