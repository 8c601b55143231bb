import { expect, test } from 'vitest';
import { payment } from '#domain/payments/payment.ts';
import { paymentDescription, paymentId, randomOf } from '#domain/testing/payments.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { OutsideCall } from '../kit/outside/outside-call.ts';
import { askPayment } from './ask-payment.ts';
import { chargePayment } from './charge-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { Crash, oneCrash } from './testing/crash.ts';
import { fakeProvider } from './testing/fake-provider.ts';
import { depsInMemory } from './testing/in-memory.ts';
import { dueCall } from './testing/steps.ts';
import { closePayment } from './use-cases.ts';

const start = Date.parse('2026-06-01T00:00:00.000Z');
const minute = 60_000;

/** A world that crashes once, at the point with this number: around each append and each call that moves money. */
function world(crashAt: number) {
  let now = start;
  const clock = () => new Date(now).toISOString();
  const crash = oneCrash(crashAt);
  crash.arm();
  const fake = fakeProvider(clock);
  const { deps, eventsOf } = depsInMemory(clock, crash.around(fake.provider), crash.at);
  const survive = async (work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
  };
  const make = ({ call }: OutsideCall, key: string) => survive(() => call(deps, dueCall(key)));
  const command = (given: Parameters<typeof payment.decide>[1]) =>
    runTarget(deps.streams, { on: 'payment', id: paymentId, command: given }, systemContext(clock));
  /** Repeats a command under one id until it is done, as its sender does. */
  const insist = async (given: Parameters<typeof payment.decide>[1]) => {
    const before = eventsOf(`payment-${paymentId}`).length;
    await survive(() => command(given));
    if (eventsOf(`payment-${paymentId}`).length === before) await command(given);
  };
  return {
    deps,
    fake,
    insist,
    /** Every call of the payment as if its row were new, as after the loss of the database. */
    async minutes(count: number) {
      for (let passed = 0; passed < count; passed++) {
        now += minute;
        await make(chargePayment, `${paymentId}:1`);
        await make(askPayment, String(paymentId));
        const { state } = await deps.streams.refresh(payment, paymentId);
        for (const { refundId } of state.refunds) await make(refundPayment, String(refundId));
      }
    },
    close: () => survive(() => closePayment(deps, systemContext(clock), paymentId)),
    state: async () => (await deps.streams.refresh(payment, paymentId)).state,
    types: () => eventsOf(`payment-${paymentId}`).map(({ type }) => type),
    hasCrashed: crash.hasCrashed,
  };
}

const requested = {
  action: 'request',
  ...paymentDescription,
  dueTime: new Date(start + 60 * minute).toISOString(),
} as const;
const tryCard = {
  action: 'try',
  method: 'card',
  cardId: 61,
  receiptBuyer: null,
  random: randomOf(1),
} as const;

/** Lives through a world for each point of a crash, until one has no such point. Returns the number of points. */
async function atEachPoint(live: (crashAt: number) => Promise<boolean>): Promise<number> {
  let points = 0;
  while (await live(points)) points += 1;
  return points;
}

test('whatever step a crash interrupts, the card is charged once and the money is refunded once', async () => {
  const points = await atEachPoint(async (crashAt) => {
    const { insist, minutes, state, types, fake, hasCrashed } = world(crashAt);
    await insist(requested);
    await insist(tryCard);
    await minutes(3);
    await insist({ action: 'request_refund', reference: null, amount: 9_000, why: 'returned' });
    await minutes(3);
    expect(fake.charges, `crash ${crashAt}`).toHaveLength(1);
    expect(
      fake.refunds.map(({ amount }) => amount),
      `crash ${crashAt}`,
    ).toEqual([9_000]);
    expect(types(), `crash ${crashAt}`).toEqual([
      'PaymentRequested',
      'PaymentTried',
      'PaymentConfirmed',
      'RefundRequested',
      'PaymentRefunded',
    ]);
    expect((await state()).status).toBe('partially_refunded');
    return hasCrashed();
  });
  // Two around each of five appends, of the charge and of the refund.
  expect(points).toBe(14);
});

test('whatever step a crash interrupts, money for a closed payment goes back entirely', async () => {
  for (const answer of ['usual', 'lost'] as const) {
    await atEachPoint(async (crashAt) => {
      const { insist, minutes, close, state, fake, hasCrashed } = world(crashAt);
      fake.moods.push(answer);
      await insist(requested);
      await insist(tryCard);
      await minutes(1);
      await close();
      await close();
      await minutes(4);
      const { status, arrivals } = await state();
      const [entry] = fake.books.values();
      const isKept = status === 'paid';
      expect(fake.charges.length, `crash ${crashAt}`).toBeLessThanOrEqual(1);
      expect(['paid', 'canceled']).toContain(status);
      if (entry === undefined) expect([status, arrivals]).toEqual(['canceled', []]);
      else expect([entry.status, arrivals.length]).toEqual([isKept ? 'paid' : 'canceled', 1]);
      return hasCrashed();
    });
  }
});

test('a provider that never received the charge gets it again under the same name', async () => {
  const { insist, minutes, state, fake } = world(-1);
  fake.moods.push('away');
  await insist(requested);
  await insist(tryCard);
  await minutes(1);
  expect((await state()).status).toBe('pending');
  await minutes(1);
  expect([(await state()).status, fake.charges.length]).toEqual(['paid', 1]);
});

test('after the due time nothing is charged, and the payment ends once the provider was asked', async () => {
  const { insist, minutes, state, fake } = world(-1);
  fake.moods.push(...Array.from({ length: 59 }, () => 'away' as const));
  await insist(requested);
  await insist(tryCard);
  await minutes(59);
  expect((await state()).status).toBe('pending');
  await minutes(2);
  expect([(await state()).status, fake.charges.length]).toEqual(['canceled', 0]);
});
