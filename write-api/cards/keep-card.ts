import { unavailable, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { type Card, type CardProblem, CardRefused, PaymentsAway } from '../payments/payments.ts';
import { keptBillingKey } from './billing-keys.ts';
import { dropUnlessHeld } from './drop-card.ts';
import type { Owner } from './owners.ts';

/** The data of a card that is stored here. */
export interface KnownCard {
  lastFour: string;
  issuer: string | null;
}

const problems: Readonly<Record<CardProblem, string>> = {
  declined: 'its issuer declines this card; take another one',
  invalid: 'the number, expiry, birth or password digits are wrong',
  expired: 'this card has expired; take another one',
};

/**
 * Registers a card with the provider under the card's billing key. After a crash in between, a scheduled call makes the provider forget a
 * card that is not in its wallet 15 minutes later. 422 `card.refused` with the reason, `card.not_taken` without a configured provider;
 * 503 if the provider does not answer.
 */
export async function keepCard(
  deps: WriteDeps,
  context: CommandContext,
  { owner, cardId, card }: { owner: Owner; cardId: number; card: Card },
): Promise<KnownCard> {
  if (deps.payments === null) {
    throw unprocessable('card.not_taken', 'no provider of payments is set up here');
  }
  const billingKey = await keptBillingKey(deps, cardId);
  await dropUnlessHeld(deps, context, owner, cardId);
  const { issuer } = await deps.payments.issueBillingKey(billingKey, card).catch((error: unknown) => {
    if (error instanceof CardRefused) {
      const { reason } = error;
      throw unprocessable('card.refused', problems[reason], { reason });
    }
    if (error instanceof PaymentsAway) throw unavailable('the provider of payments');
    throw error;
  });
  return { lastFour: card.number.replaceAll(/\D/g, '').slice(-4), issuer };
}
