import { digitsOf, isCardNumber } from './card-number.ts';
import { type Card, CardRefused, type KeptCard, type Payments, PaymentsAway } from './payments.ts';

/** The card numbers that the simulator refuses. It accepts every other valid number. */
export const simulatedCards = {
  /** The number of a card that the issuer declines. */
  declined: '4000-0000-0000-0002',
  /** The number of a card that has expired. */
  expired: '4000-0000-0000-0069',
  /** A card number for which the provider does not answer; the simulator fails at once. */
  away: '4000-0000-0000-0119',
} as const;

const issuers: Readonly<Record<string, string>> = {
  '3': 'Simulated Express',
  '4': 'Simulated Visa',
  '5': 'Simulated Master',
  '9': 'Simulated BC',
};

/** Creates a simulated provider. It stores nothing: the card's number decides the outcome. */
export function simulatedPayments(): Payments {
  return {
    issueBillingKey: async (_billingKey, card) => kept(card),
    dropBillingKey: async () => {},
  };
}

function kept({ number }: Card): KeptCard {
  const digits = digitsOf(number);
  const isOf = (listed: string) => digits === digitsOf(listed);
  if (isOf(simulatedCards.declined)) throw new CardRefused('declined');
  if (isOf(simulatedCards.expired)) throw new CardRefused('expired');
  if (isOf(simulatedCards.away)) throw new PaymentsAway('the simulated provider did not answer');
  if (!isCardNumber(number)) throw new CardRefused('invalid');
  return { issuer: issuers[digits.charAt(0)] ?? null };
}
