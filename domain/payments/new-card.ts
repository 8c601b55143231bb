import type { Wallet } from '../cards/wallet.ts';
import type { DeclineReason } from './payment-kinds.ts';
import type { Payment } from './payment-state.ts';

/** Whether the card itself is the cause of a decline, so that only another card can pay. */
export function isOfCard(declined: DeclineReason | null): declined is 'expired' | 'invalid' {
  return declined === 'expired' || declined === 'invalid';
}

/** A card to charge, with the instant at which its present number took the place of another. */
export interface CardToTry {
  cardId: number;
  replacedAt: string | null;
}

/**
 * The card with which a payment is tried at once; null if none. The newest attempt was a declined charge, and the payer brought
 * or chose the primary card after it. A later decline of that card therefore starts no other try. In the millisecond of the
 * attempt, only another card or another number can have come after it.
 */
export function newCardFor({ status, attempts }: Payment, wallet: Wallet): CardToTry | null {
  const last = attempts.at(-1);
  if (status !== 'pending' || last?.method !== 'card' || last.declined === null) return null;
  const { primary, primarySince, cards } = wallet;
  const card = cards.find(({ cardId }) => cardId === primary);
  if (card === undefined || primarySince === null || primarySince < last.triedAt) return null;
  const { cardId, replacedAt } = card;
  const isOther = cardId !== last.cardId || replacedAt === primarySince;
  return primarySince > last.triedAt || isOther ? { cardId, replacedAt } : null;
}
