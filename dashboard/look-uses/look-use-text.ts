import type { TFunction } from 'i18next';
import type { LookUse, UseOffers } from '#read-api/look-uses/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber, type TimeFormats } from '../kit/preferences/time.ts';

/** The first and the last day of a use: `1 Dec 2026 – 31 Dec 2026`, or `1 Dec 2026 – no end`. */
export function daysText(
  t: TFunction,
  times: Pick<TimeFormats, 'calendarDay'>,
  { useStartDate, useEndDate }: Pick<LookUse, 'useStartDate' | 'useEndDate'>,
): string {
  const end = useEndDate === null ? t('lookUse.noEnd') : times.calendarDay(useEndDate);
  return `${times.calendarDay(useStartDate)} – ${end}`;
}

type Paid = Pick<LookUse, 'pendingCash' | 'pendingPoint' | 'currency'>;

/** What the use costs: the brand's money, or the member's points; `free` if it costs nothing. */
export function priceText(t: TFunction, { pendingCash, pendingPoint, currency }: Paid): string {
  const amount = pendingCash?.brandPaymentAmount ?? pendingCash?.curatorReceiveAmount ?? null;
  if (amount !== null) return formatAmount(amount, currency);
  if (pendingPoint === null) return t('lookUse.free');
  return pointsText(t, pendingPoint.pointAmount);
}

export function pointsText(t: TFunction, amount: number): string {
  return `${formatNumber(amount)} ${t('lookUse.price.points')}`;
}

/** The member's name on the page of a use. */
export function memberText(t: TFunction, { user }: LookUse['look']): string {
  return [user.username ?? t('common.unknownPerson'), user.realName].filter(Boolean).join(' · ');
}

/** The member's answer; that the member has not answered, as long as the use waits for it. */
export function answerText(t: TFunction, { agreement, status }: LookUse): string | null {
  if (agreement.answer !== null) return t(`lookUse.answers.${agreement.answer}`);
  return status === 'initialized' || status === 'in_progress' ? t('lookUse.noAnswer') : null;
}

export type OfferedPrice = UseOffers['data'][number]['price'];

/** The price before a request, or that a plan includes the use. */
export function offerText(t: TFunction, price: OfferedPrice, currency: UseOffers['currency']): string {
  if (price === null) return t('lookUse.free');
  return price.kind === 'cash' ? formatAmount(price.amount, currency) : pointsText(t, price.amount);
}

/** The price that the requester saw, as the call takes it. A use that the plan includes costs neither. */
export function expectedPrice(price: OfferedPrice) {
  const amountOf = (kind: 'cash' | 'points') => (price?.kind === kind ? price.amount : 0);
  return { expected_amount: amountOf('cash'), expected_point_amount: amountOf('points') };
}
