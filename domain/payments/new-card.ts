import type { Wallet } from '../cards/wallet.ts';
import type { DeclineReason } from './payment-kinds.ts';
import type { Payment } from './payment-state.ts';

/** Whether the card itself is the cause of a decline, so that only another card can pay. */
export function isOfCard(declined: DeclineReason | null): declined is 'expired' | 'invalid' {
  return declined === 'expired' || declined === 'invalid';
}

/** A card to charge, with the instant since which the provider has its present number and expiry. */
export interface CardToTry {
  cardId: number;
  since: string;
}

/**
 * The card with which a payment is tried at once; null if none. The newest attempt was a declined charge, and the payer brought
 * or chose the primary card after it. A later decline of that card therefore starts no other try.
 */
export function newCardFor({ status, attempts }: Payment, wallet: Wallet): CardToTry | null {
  const last = attempts.at(-1);
  if (status !== 'pending' || last?.method !== 'card' || last.declined === null) return null;
  const { primary, primarySince, cards } = wallet;
  const card = cards.find(({ cardId }) => cardId === primary);
  if (card === undefined || primarySince === null || primarySince <= last.triedAt) return null;
  return { cardId: card.cardId, since: card.since };
}
