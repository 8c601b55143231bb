import type { Fields, Words } from '../kit/history/words.ts';
import { formatNumber } from '../kit/preferences/time.ts';

export const words: Words = {
  codes: { useType: 'lookUse.type' },
  codesOf: { look_use: { answer: 'lookUse.answers', payment: 'lookUse.payment' } },
  amounts: ['brandPaymentAmount', 'curatorReceiveAmount', 'pointAmount'],
  percentages: ['paidDiscountRate'],
  object: (value, { t }) => priceText(value, (key) => t(`lookUse.price.${key}`)) ?? daysText(value),
};

/** The list price of a use. */
function priceText(
  { kind, amount, share }: Fields,
  name: (key: 'points' | 'share') => string,
): string | null {
  if (typeof amount !== 'number') return null;
  if (kind === 'points') return `${formatNumber(amount)} ${name('points')}`;
  return kind === 'cash' && share !== undefined
    ? `${formatNumber(amount)} · ${name('share')} ${share}%`
    : null;
}

/** Days that a use had before. */
function daysText({ startDate, endDate, ...others }: Fields): string | null {
  if (startDate === undefined || Object.keys(others).length > 0) return null;
  return [startDate, endDate].filter(Boolean).join(' – ');
}
