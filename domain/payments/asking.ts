import { later } from '../reacting.ts';
import type { Attempt, Payment } from './payment-state.ts';

const minuteMs = 60_000;
const afterTryMinutes = [1, 5, 15, 30];
const accountMs = 6 * 60 * minuteMs;

/**
 * The next instant after `now` at which the provider is asked about a payment; null if it waits for nothing. The provider reports
 * no failures and reports payments only once. So it is asked 1, 5, 15 and 30 minutes after a try, every six hours while a
 * virtual account waits, and before the payment ends at its due time.
 */
export function nextAskAt(state: Payment, now: string): string | null {
  if (state.status !== 'pending') return null;
  const instants = [...afterTry(state), ...forAccount(state, now), ...dueOf(state)].filter((at) => at > now);
  return instants.sort()[0] ?? null;
}

/**
 * Whether the provider may still report money for an attempt. A payer can repeat a failed attempt on the provider's page, under
 * the same name; a card is charged once. The provider knows nothing of transfers that staff confirm.
 */
export function mayBringMoney({ method, declined }: Pick<Attempt, 'method' | 'declined'>): boolean {
  return method !== 'bank' && (method !== 'card' || declined === null);
}

function afterTry({ attempts }: Payment): string[] {
  return attempts
    .filter(mayBringMoney)
    .flatMap(({ triedAt }) => afterTryMinutes.map((minutes) => later(triedAt, minutes * minuteMs)));
}

function forAccount({ account }: Payment, now: string): string[] {
  if (account === null) return [];
  const past = Math.max(0, Date.parse(now) - Date.parse(account.openedAt));
  return [later(account.openedAt, (Math.floor(past / accountMs) + 1) * accountMs)];
}

function dueOf({ dueTime }: Payment): string[] {
  return dueTime === null ? [] : [dueTime];
}

/** How a payment ends at its due time: an order is canceled, an unpaid invoice, ticket or fault has failed. */
export function endingOf(state: Payment): 'close' | 'fail' {
  return state.for?.kind === 'order' ? 'close' : 'fail';
}

/** Whether the payment waits and its due time has passed. */
export function isOverdue({ status, dueTime }: Payment, now: string): boolean {
  return status === 'pending' && dueTime !== null && dueTime <= now;
}
