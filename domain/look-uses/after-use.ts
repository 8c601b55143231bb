import { regionCurrency } from '../payments/region-currency.ts';
import type { Consequence } from '../reacting.ts';
import type { LookUsesEvent } from './look-uses.ts';
import { endClaim } from './settle-request.ts';
import type { LookUseEvent } from './use-events.ts';
import type { LookUse } from './use-state.ts';

/** Commands that follow from a use's event: its claim, its payment at the start, and what the member gets. */
export function afterUse({ type, data }: LookUseEvent, use: LookUse): Consequence[] {
  const { lookUseId: id } = use;
  switch (type) {
    case 'LookUseRevised':
    case 'LookUseConfirmed':
      return isLive(use) ? daysMove(use) : [];
    case 'LookUseRequestExpired':
    case 'LookUseDeclined':
    case 'LookUseRejected':
    case 'LookUseCanceled':
    case 'LookUseEnded':
    case 'LookUseExpired':
      return [{ ...endClaim(use, null), as: 'system' }];
    case 'LookUseBegan':
      if (use.payment !== 'pending') return [];
      return [{ on: 'look_use', id, as: 'system', command: { action: 'issue_payment' } }];
    case 'LookUsePaymentIssued':
      return [...pointsFor(use, data.pointAmount ?? 0), ...cashFor(use, data.curatorReceiveAmount ?? 0)];
    default:
      return [];
  }
}

/** The claim moves to the present days: these are claimed before the former ones end. */
function daysMove(use: LookUse): Consequence[] {
  const { lookId, lookUseId, brandId, useType, startDate: from, endDate: until, formerDays } = use;
  const former = formerDays
    .filter(({ startDate, endDate }) => startDate !== from || endDate !== until)
    .map(({ startDate, endDate }) => ({ from: startDate, until: endDate }));
  if (former.length === 0) return [];
  const claim = { lookId, lookUseId, brandId, useType, from, until };
  return [
    { on: 'look_uses', id: lookId, as: 'system', command: { action: 'claim', claim } },
    { ...endClaim(use, former), as: 'system' },
  ];
}

function isLive({ status }: LookUse): boolean {
  return status === 'initialized' || status === 'in_progress' || status === 'confirmed';
}

function pointsFor({ lookId, userId }: LookUse, amount: number): Consequence[] {
  if (amount === 0) return [];
  const forLook = { lookId, entryId: null, trysetItemId: null };
  const command = { action: 'give', amount, pointReason: 'curator_incentive', message: '', forLook } as const;
  return [{ on: 'point_account', id: userId, as: 'system', command }];
}

function cashFor({ lookUseId, userId, regionId }: LookUse, amount: number): Consequence[] {
  if (amount === 0) return [];
  const of = { kind: 'look_use', id: lookUseId, turn: 1 } as const;
  const command = { action: 'due', userId, of, currency: regionCurrency[regionId], amount } as const;
  return [{ on: 'cash_account', id: userId, as: 'system', command }];
}

/** A look that is gone, or back, tells the uses that hold a claim on it. */
export function afterLookUses({ type, data }: LookUsesEvent): Consequence[] {
  if (type !== 'LookUsesLookGone' && type !== 'LookUsesLookBack') return [];
  const { lookId } = data;
  const isGone = type === 'LookUsesLookGone';
  return data.lookUseIds.map((lookUseId) => ({
    on: 'look_use',
    id: lookUseId,
    as: 'system',
    command: { action: 'follow_look', lookUseId, lookId, isGone },
  }));
}
