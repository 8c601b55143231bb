import { regionCurrency } from '../payments/region-currency.ts';
import type { Consequence } from '../reacting.ts';
import type { ProposalEvent, ProposalTurn } from './proposal-events.ts';
import type { Proposal } from './proposal-state.ts';

/** The member's points and cash follow a reward, and its revocation takes exactly them back. */
export function afterProposal({ type, data }: ProposalEvent, state: Proposal): Consequence[] {
  if (type === 'ProposalRewarded') return moved(state, data, true);
  return type === 'ProposalRevoked' ? moved(state, data, false) : [];
}

function moved(
  { userId, regionId, proposalId }: Proposal,
  { lookId, turn, assignedPoint, lookUploadCash }: ProposalTurn,
  isGiven: boolean,
): Consequence[] {
  const of = { kind: 'proposal', id: proposalId, turn } as const;
  const currency = regionCurrency[regionId];
  const points = {
    amount: assignedPoint,
    pointReason: 'posting_reward',
    message: '',
    forLook: lookId === null ? null : { lookId, entryId: null, trysetItemId: null },
  } as const;
  return [
    ...(assignedPoint === 0
      ? []
      : [
          {
            on: 'point_account',
            id: userId,
            as: 'system',
            command: { action: isGiven ? 'give' : 'take', ...points },
          } as const,
        ]),
    ...(lookUploadCash === 0
      ? []
      : [
          {
            on: 'cash_account',
            id: userId,
            as: 'system',
            command: { action: isGiven ? 'due' : 'reverse', userId, of, currency, amount: lookUploadCash },
          } as const,
        ]),
  ];
}
