import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { member } from '#domain/members/member.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { type CashOwner, draftOf, whyLeftOut } from '#domain/payouts/lines-of.ts';
import type { PayoutDraft } from '#domain/payouts/payout-events.ts';
import type { PayoutMonth } from '#domain/payouts/payout-kinds.ts';
import type { PayoutLine } from '#domain/payouts/payout-state.ts';
import { cashOwners } from '../cash-owners.ts';
import type { WriteDeps } from '../deps.ts';
import { lacksGuardian } from '../members/guardian.ts';

/** The accounts are read in parts, so that a draft does not take all of the store's time. */
const atOnce = 20;

/** The draft of a payout from the present accounts of the region's currency. */
export async function presentDraft(
  deps: WriteDeps,
  payoutId: number,
  { regionId, month }: PayoutMonth,
): Promise<PayoutDraft> {
  const currency = regionCurrency[regionId];
  const owners = await ownersOf(deps, await cashOwners(deps, currency), currency);
  return { payoutId, regionId, month, currency, ...draftOf(owners, currency) };
}

/** The members whose account no longer bears their line: a payout would leave them out, or pay them less. */
export async function changedSince(
  deps: WriteDeps,
  currency: Currency,
  lines: readonly PayoutLine[],
): Promise<number[]> {
  const owners = await ownersOf(
    deps,
    lines.map(({ userId }) => userId),
    currency,
  );
  const present = new Map(owners.map((owner) => [owner.userId, owner]));
  const changed: number[] = [];
  for (const { userId, amount, upTo } of lines) {
    const owner = present.get(userId);
    const { state } = await deps.streams.load(cashAccount, userId);
    const isBorne =
      owner !== undefined &&
      owner.amount >= amount &&
      dueOf(state, currency, upTo) === amount &&
      whyLeftOut(owner, currency) === null;
    if (!isBorne) changed.push(userId);
  }
  return changed;
}

async function ownersOf(
  deps: WriteDeps,
  userIds: readonly number[],
  currency: Currency,
): Promise<CashOwner[]> {
  const owners: CashOwner[] = [];
  for (let from = 0; from < userIds.length; from += atOnce) {
    const part = userIds.slice(from, from + atOnce);
    const found = await Promise.all(part.map((userId) => ownerOf(deps, userId, currency)));
    owners.push(...found.flatMap((owner) => owner ?? []));
  }
  return owners;
}

/** A member as a payout sees it; null if nothing is due either way, or the member is forgotten. */
async function ownerOf(deps: WriteDeps, userId: number, currency: Currency): Promise<CashOwner | null> {
  const { state: account } = await deps.streams.refresh(cashAccount, userId);
  const amount = dueOf(account, currency);
  const { status, role } = (await deps.streams.refresh(member, userId)).state;
  if (amount === 0 || (status !== 'registered' && status !== 'leaving')) return null;
  return {
    userId,
    amount,
    upTo: account.entries.length,
    isBanned: role === 'banned',
    hasBankAccount: account.bankAccount !== null,
    isLeaving: status === 'leaving',
    lacksGuardian: await lacksGuardian(deps, userId),
  };
}
