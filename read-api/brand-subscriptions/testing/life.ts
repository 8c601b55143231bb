import type { BrandPlanEvent } from '#domain/brand-plans/brand-plan.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { DomainEvent } from '#domain/event.ts';
import { billingWorld } from '#domain/testing/brand-billing.ts';
import { largeTerms, planFields, planRegistered, standardTerms } from '#domain/testing/brand-plans.ts';
import { stepsIn } from '#domain/testing/brand-steps.ts';
import { invoiceDescription } from '#domain/testing/brand-subscriptions.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { stored } from '#projections/testing/histories.ts';

interface Told {
  stream: string;
  event: DomainEvent;
  at: string;
  brandIds: number[];
}

const largeRegistered: BrandPlanEvent = {
  type: 'BrandPlanRegistered',
  data: { ...planFields, id: 5, displayName: 'Large', price: { KOREA: 500_000, JAPAN: null } },
};
/** On 20 June: the new price applies from 20 July. */
const dearer: BrandPlanEvent = {
  type: 'BrandPlanRevised',
  data: { changed: { price: { KOREA: 330_000, JAPAN: 33_000 } } },
};
const retired: BrandPlanEvent = { type: 'BrandPlanRetired', data: {} };

/** Brand 1 chose a plan that it pays by transfer: subscription 9, invoice 31, payment 51. */
const invoice = {
  ...invoiceDescription,
  brandInvoiceId: 31,
  brandId: 1,
  brandSubscriptionId: 9,
  paymentId: 51,
  method: 'bank',
  dueTime: '2026-06-08T15:00:00.000Z',
} as const;
const waiting: BrandSubscriptionEvent = {
  type: 'BrandSubscriptionStarted',
  data: {
    brandSubscriptionId: 9,
    brandId: 1,
    plan: standardTerms,
    startDate: '2026-06-01',
    method: 'bank',
    renewNextMonth: false,
    period: null,
    invoice,
  },
};

/**
 * The events of two brands, the oldest first. Brand 3 pays plan 4 on 1 June and upgrades to plan 5 on 11 June. It gets 50,000
 * back, and chooses plan 4 for the next period. Its card is declined at the renewal on 11 July.
 */
export function twoLives(): StoredEvent[] {
  const start = '2026-05-31T16:00:00.000Z';
  const of = (stream: string, event: DomainEvent, at = start, brandIds: number[] = []): Told => ({
    stream,
    event,
    at,
    brandIds,
  });
  const brand = (id: number, name: string) =>
    of(`brand-${id}`, { type: 'BrandRegistered', data: { brandId: id, name, nameKo: null } }, start, [id]);
  const { amount, currency, dueTime } = invoice;
  const told: Told[] = [
    brand(1, 'Acme'),
    brand(3, 'Cape'),
    of('brand_plan-4', planRegistered),
    of('brand_plan-5', largeRegistered),
    of('brand_subscription-9', waiting, start, [1]),
    of('brand_invoice-31', { type: 'BrandInvoiceOpened', data: invoice }, start, [1]),
    of(
      'payment-51',
      {
        type: 'PaymentRequested',
        data: {
          paymentId: 51,
          for: { kind: 'brand_invoice', id: 31 },
          payer: { kind: 'brand', id: 1 },
          amount,
          currency,
          dueTime,
        },
      },
      start,
      [1],
    ),
    ...lifeOfBrand3().map(({ on, id, event, at }) => of(`${on}-${id}`, event, at, [3])),
    of('brand_plan-4', dearer, '2026-06-20T00:00:00.000Z'),
    of('brand_plan-5', retired, '2026-07-11T03:00:00.000Z'),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const metadata = ({ at, brandIds }: Told) => ({ receivedAt: at, occurredAt: at, brandIds });
  const events = stored(told.map((each) => ({ ...each, metadata: metadata(each) })));
  return events.map((event, index) => ({ ...event, recordedAt: told[index]?.at ?? event.recordedAt }));
}

function lifeOfBrand3() {
  const world = billingWorld('2026-06-01T00:00:00.000Z');
  const steps = stepsIn(world);
  steps.choose();
  steps.pay();
  steps.system({ action: 'begin' });
  world.moveTo('2026-06-11T00:00:00.000Z');
  steps.act({ action: 'upgrade', plan: largeTerms, billing: steps.billing(), expectedAmount: 300_000 });
  steps.pay();
  world.moveTo('2026-06-12T00:00:00.000Z');
  steps.giveBack(42, 50_000);
  steps.act({ action: 'choose_next_plan', planId: 4 });
  world.moveTo('2026-07-10T16:00:00.000Z');
  steps.system({ action: 'renew', plan: standardTerms, billing: steps.billing() });
  steps.decline();
  return world.log;
}
