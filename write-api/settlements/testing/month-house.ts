import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import { brand } from '#domain/brands/brand.ts';
import { brandWallet } from '#domain/cards/wallet.ts';
import { payment } from '#domain/payments/payment.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import { brandMonthIdOf } from '#domain/settlements/month-days.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import type { MonthLine } from '#domain/settlements/month-line.ts';
import { asEvent } from '#event-store/stored-event.ts';
import { wholeBrand } from '../../brands/brand-commands.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import { addMonthLine } from '../add-line.ts';
import { carryOver } from '../carry-over.ts';
import { monthDeadline } from '../close-month.ts';
import { payContentUse } from '../pay-content-use.ts';

export const brandId = 3;
export const owner: Asked['caller'] = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };

/** A write side in memory with one brand, whose clock the test moves. It crashes once, at the point `crashAt`. */
export async function monthHouse(
  start: string,
  { crashAt = -1, losesDatabase = false, hasCard = true } = {},
) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase,
    effects: [carryOver, payContentUse],
    async fire(deps, due, context) {
      if (due.name === 'close_brand_month') await monthDeadline.fire(deps, due, context);
    },
  });
  const { deps, given, log } = follower;
  await given(brand, brandId, { action: 'register', brandId, ...wholeBrand({ name: 'Acme' }) });
  if (hasCard) {
    const card = { lastFour: '4242', issuer: null, description: null, lacksGuardian: false };
    await given(brandWallet, brandId, { action: 'register_card', ownerId: brandId, cardId: 61, ...card });
  }
  await follower.settle();
  follower.arm();

  return {
    ...follower,
    ask: <Result>(send: (asked: Asked) => Promise<Result>, caller = owner) => follower.ask(send, caller),
    /** Adds a line, as the effect of an order or a use does; a crash repeats it. */
    add: (line: MonthLine) =>
      follower.ask(({ context }) => addMonthLine(deps, { brandId, line }, context), owner),
    month: async (month: string) =>
      (await deps.streams.refresh(brandMonth, brandMonthIdOf(brandId, month))).state,
    invoice: async (id: number) => (await deps.streams.refresh(brandInvoice, id)).state,
    payment: async (id: number) => (await deps.streams.refresh(payment, id)).state,
    /** All events of months, in the order of appending. */
    events: () =>
      log
        .filter(({ stream }) => stream.startsWith('brand_month-'))
        .map((stored) => asEvent<BrandMonthEvent>(stored)),
  };
}

export type MonthHouse = Awaited<ReturnType<typeof monthHouse>>;
