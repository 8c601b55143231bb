import type { TFunction } from 'i18next';
import type { LineResult } from '#write-api/payouts/contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import type { NoticeType } from '../kit/ui/notices.tsx';

/** Tells how many lines an action marked, and how many the payout refused. */
export function markedText(
  t: TFunction,
  action: string,
  results: readonly LineResult[],
): { type: NoticeType; text: string } {
  const refused = results.filter(({ ok }) => !ok).length;
  const numbers = { amount: formatNumber(results.length - refused), refused: formatNumber(refused) };
  return refused === 0
    ? { type: 'success', text: label(t, 'payout.marked', action, numbers) }
    : { type: 'fail', text: label(t, 'payout.markedInPart', action, numbers) };
}
