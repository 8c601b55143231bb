import { obstacleTo } from '../transition-table.ts';
import type { BrandSubscriptionAct, FollowInvoice, FollowRefund } from './subscription-commands.ts';
import type { BrandSubscription } from './subscription-state.ts';
import { brandSubscriptionRules } from './subscription-transitions.ts';

/**
 * The actions that follow from an invoice's news, in order. News of an invoice that is neither open nor paid for the present
 * period change nothing.
 */
export function actsOn(
  state: BrandSubscription,
  command: FollowInvoice | FollowRefund,
  at: string,
): readonly BrandSubscriptionAct[] {
  return command.action === 'follow_refund' ? onRefund(state, command) : onNews(state, command, at);
}

/** A subscription that ended asked for the refund itself. */
function onRefund(
  { status, parts }: BrandSubscription,
  { brandInvoiceId, amount }: FollowRefund,
): BrandSubscriptionAct[] {
  const isOfPeriod = parts.some((part) => part.brandInvoiceId === brandInvoiceId);
  return isOfPeriod && status !== 'canceled' ? [{ action: 'note_refund', brandInvoiceId, amount }] : [];
}

function onNews(
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
