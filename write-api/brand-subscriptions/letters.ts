import { type BrandPlan, type BrandPlanEvent, brandPlan, priceOn } from '#domain/brand-plans/brand-plan.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import { nextPlanOf, retriesAt } from '#domain/brand-subscriptions/subscription-days.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { isRenewing } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { brand } from '#domain/brands/brand.ts';
import { businessDayOf } from '#domain/business-day.ts';
import { effectiveTime } from '#domain/event.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { currencyRegion } from '#domain/payments/region-currency.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import { languages } from '#domain/words/languages.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { idsOfBrand } from '../brands/of-brand-index.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { Effect } from '../kit/follower/effect.ts';
import type { LetterText, LetterTexts } from '../mail/texts/letter-texts.ts';
import { letterTexts, together } from '../mail/texts/texts.ts';
import { chargedCard } from './billing.ts';
import { mailBrand } from './mail-brand.ts';
import { keptTerms } from './terms.ts';

/**
 * Mails a brand the amount and the card of its next renewal. Several events may set the deadline of one renewal; the letter's
 * name makes it one letter.
 */
export async function mailRenewal(
  deps: WriteDeps,
  state: BrandSubscription,
  { planId, startDate }: { planId: number; startDate: string },
  { causationId, correlationId }: CommandContext,
): Promise<void> {
  if (state.plan === null) return;
  const region = currencyRegion[state.plan.currency];
  const { price, currency, displayName } = await keptTerms(deps, { planId, region, day: startDate });
  if (price === 0) return;
  const card = await lastFourOf(deps, state);
  const charge = await chargeOf(deps, state, { price, currency, displayName });
  await mailBrand(deps, {
    brandId: state.brandId,
    name: `renewal of brand_subscription-${state.brandSubscriptionId} on ${startDate}`,
    cause: { eventId: causationId, correlationId },
    text: inAll((texts) => texts.brandRenewal({ ...charge, card, day: startDate })),
  });
}

/** Mails a brand each failure of a payment for its plan, and its end. */
export const mailUnpaid: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'brand_subscription') return;
  const { type } = asEvent<BrandSubscriptionEvent>(stored);
  const isFailure = type === 'BrandSubscriptionPaymentFailed' || type === 'BrandSubscriptionRetryFailed';
  if (!isFailure && type !== 'BrandSubscriptionGivenUp') return;
  const { state } = await deps.streams.upTo(brandSubscription, id, stored.revision);
  const plan = state.openInvoice?.plan ?? state.plan;
  if (plan === null) return;
  const charge = await chargeOf(deps, state, { ...plan, price: state.openInvoice?.amount ?? plan.price });
  const card = await lastFourOf(deps, state);
  const failedAt = timeOf(stored);
  const retry = retriesAt(state.firstFailedAt ?? failedAt).find((at) => at > failedAt);
  const next = state.method === 'card' && retry !== undefined ? businessDayOf(retry) : null;
  await mailBrand(deps, {
    brandId: state.brandId,
    name: stored.id,
    cause: causeOf(stored),
    text: inAll((texts) =>
      isFailure ? texts.brandPaymentFailed({ ...charge, card, next }) : texts.brandPaymentGivenUp(charge),
    ),
  });
};

/** Mails a plan's new price to the brands that renew with the plan, in the currency that each pays. */
export const mailNewPrice: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'brand_plan') return;
  const { type, data } = asEvent<BrandPlanEvent>(stored);
  if (type !== 'BrandPlanRevised' || data.changed.price === undefined) return;
  const { state: plan } = await deps.streams.refresh(brandPlan, id);
  for (const subscriptionId of await idsOfBrand(deps.db, 'brand_subscription')) {
    const { state } = await deps.streams.refresh(brandSubscription, subscriptionId);
    if (state.plan === null || nextPlanOf(state) !== id || !isRenewing(state)) continue;
    const change = changeOf(plan, state.plan.currency, stored);
    if (change === null) continue;
    const link = linkOf(deps, state.brandId);
    await mailBrand(deps, {
      brandId: state.brandId,
      name: `${stored.id} ${state.brandId}`,
      cause: causeOf(stored),
      text: inAll((texts) => texts.brandPlanPrice({ ...change, link })),
    });
  }
};

/** Returns the change that an event makes to a plan's price in a currency; null if it makes none there. */
function changeOf(plan: BrandPlan, currency: Currency, stored: StoredEvent) {
  const region = currencyRegion[currency];
  const today = businessDayOf(timeOf(stored));
  const entry = plan.prices.findLast(({ from }) => from !== null && from > today);
  const before = priceOn(plan, region, today);
  const after = entry?.price[region] ?? null;
  if (entry?.from == null || before === null || after === null || before === after) return null;
  return {
    plan: nameInLetter(plan.displayName),
    before: amountOf(before, currency),
    after: amountOf(after, currency),
    from: entry.from,
  };
}

async function chargeOf(
  deps: WriteDeps,
  { brandId }: BrandSubscription,
  { price, currency, displayName }: { price: number; currency: Currency; displayName: string },
) {
  const { name } = (await deps.streams.refresh(brand, brandId)).state;
  return {
    brand: nameInLetter(name),
    plan: nameInLetter(displayName),
    amount: amountOf(price, currency),
    link: linkOf(deps, brandId),
  };
}

async function lastFourOf(deps: WriteDeps, { method, brandId }: BrandSubscription): Promise<string | null> {
  return method === 'card' ? ((await chargedCard(deps, brandId))?.lastFour ?? null) : null;
}

/** Back-office accounts have no language, so their letters have all languages. */
function inAll(textIn: (texts: LetterTexts) => LetterText): LetterText {
  return together(languages.map((language) => textIn(letterTexts[language])));
}

const amountOf = (amount: number, currency: Currency) => `${amount.toLocaleString('en')} ${currency}`;

const linkOf = ({ publicUrl }: WriteDeps, brandId: number) => `${publicUrl}/brands/${brandId}/plan`;

/** The time of an event, by the clock that deadlines use. */
const timeOf = ({ metadata, recordedAt }: StoredEvent) => effectiveTime(metadata, recordedAt, null);

const causeOf = ({ id, metadata }: StoredEvent) => ({
  eventId: id,
  correlationId: metadata.$correlationId,
});
