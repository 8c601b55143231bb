import { label } from '../i18n/label.ts';
import type { Fields, Speaking, Words } from '../kit/history/words.ts';
import { formatNumber } from '../kit/preferences/time.ts';

export const words: Words = {
  codesOf: { payout: { cause: 'payout.cause', regionId: 'payout.fields' } },
  amounts: ['paidOut'],
  object: lineText,
};

/** A line of a payout, its tax, or a member whom the payout leaves out; null for other values. */
function lineText({ userId, ...of }: Fields, { t, nameOf }: Speaking): string | null {
  if (typeof userId !== 'number') return null;
  const name = nameOf('userId', userId) ?? String(userId);
  const { amount, upTo, why, incomeTax, localTax } = of;
  if (typeof incomeTax === 'number' && typeof localTax === 'number') {
    return `${name}: ${formatNumber(incomeTax + localTax)}`;
  }
  if (typeof amount !== 'number') return null;
  if (typeof why === 'string') return `${name}: ${formatNumber(amount)} · ${label(t, 'payout.why', why)}`;
  return upTo === undefined ? null : `${name}: ${formatNumber(amount)}`;
}
