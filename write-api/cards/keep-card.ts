import { unavailable, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { type Card, type CardProblem, CardRefused } from '../payment-provider/card.ts';
import { ProviderAway } from '../payment-provider/payment-provider.ts';
import { keptBillingKey } from './billing-keys.ts';
import { dropUnlessHeld } from './drop-card.ts';
import type { Owner } from './owners.ts';

/** The facts of a card that are stored here. */
export interface KnownCard {
  lastFour: string;
  issuer: string | null;
}

const problems: Readonly<Record<CardProblem, string>> = {
  declined: 'the issuer declines this card; use another one',
  invalid: 'the number, expiry, birth or password digits are wrong; correct them',
  expired: 'this card has expired; use another one',
};

/**
 * Asks the provider to store a card under the card's billing key. If the card is not in the wallet 15 minutes later, because
 * of a crash in between, the provider is asked to forget it. Throws 422 `card.refused` with the reason; 422 `card.not_taken`
 * if no provider is configured; 503 if the provider does not answer.
 */
export async function keepCard(
  deps: WriteDeps,
  context: CommandContext,
  { owner, cardId, card }: { owner: Owner; cardId: number; card: Card },
): Promise<KnownCard> {
  if (deps.paymentProvider === null) {
    throw unprocessable(
      'card.not_taken',
      'no payment provider is set up here, so cards cannot be registered',
    );
  }
  const billingKey = await keptBillingKey(deps, cardId);
  await dropUnlessHeld(deps, context, owner, cardId);
  const { issuer } = await deps.paymentProvider.issueBillingKey(billingKey, card).catch((error: unknown) => {
    if (error instanceof CardRefused) {
      const { reason } = error;
      throw unprocessable('card.refused', problems[reason], { reason });
    }
    if (error instanceof ProviderAway) throw unavailable('the payment provider');
    throw error;
  });
  return { lastFour: card.number.replaceAll(/\D/g, '').slice(-4), issuer };
}
