import { obstacleTo } from '../transition-table.ts';
import type { BrandSubscriptionAct, FollowInvoice } from './subscription-commands.ts';
import type { BrandSubscription } from './subscription-state.ts';
import { brandSubscriptionRules } from './subscription-transitions.ts';

/** The actions that follow from an invoice's news, in order. News of an invoice that is not open change nothing. */
export function actsOn(
  state: BrandSubscription,
  { brandInvoiceId, news }: FollowInvoice,
  at: string,
): readonly BrandSubscriptionAct[] {
  const { openInvoice, status } = state;
  if (openInvoice?.brandInvoiceId !== brandInvoiceId) return [];
  const isUpgrade = openInvoice.kind === 'upgrade';
  const drop = { action: 'drop_invoice', brandInvoiceId } as const;
  const failing = failingAct(state, brandInvoiceId);
  switch (news) {
    case 'paid':
      return [{ action: isUpgrade ? 'finish_upgrade' : 'pay', brandInvoiceId }];
    case 'declined':
      return isUpgrade || failing === null ? [] : [failing];
    case 'failed':
      if (isUpgrade || failing === null) return [drop];
      return isRetryOver(state, at) ? [drop, { action: 'give_up' }] : [failing, drop];
    case 'canceled':
      // Somebody ends the subscription. A renewal without its invoice must not leave the service unpaid.
      return status === 'using' && !isUpgrade && failing !== null ? [failing, drop] : [drop];
  }
}

function failingAct({ status }: BrandSubscription, brandInvoiceId: number): BrandSubscriptionAct | null {
  if (status === 'pending' || status === 'using') return { action: 'fail', brandInvoiceId };
  return status === 'payment_retry_await' ? { action: 'fail_again', brandInvoiceId } : null;
}

function isRetryOver(state: BrandSubscription, at: string): boolean {
  const asking = { role: 'system', at } as const;
  return obstacleTo(brandSubscriptionRules, { ...state, openInvoice: null }, 'give_up', asking) === null;
}
