import { type Card, CardRefused, type KeptCard } from './card.ts';
import { digitsOf, isCardNumber } from './card-number.ts';
import { type PaymentProvider, ProviderAway } from './payment-provider.ts';

/** Card numbers that are refused. Every other valid number is accepted. */
export const simulatedCards = {
  /** The issuer declines it. */
  declined: '4000-0000-0000-0002',
  /** It has expired. */
  expired: '4000-0000-0000-0069',
  /** The provider does not answer; here it fails at once. */
  away: '4000-0000-0000-0119',
} as const;

const issuers: Readonly<Record<string, string>> = {
  '3': 'Simulated Express',
  '4': 'Simulated Visa',
  '5': 'Simulated Master',
  '9': 'Simulated BC',
};

/** A simulated provider. It stores nothing: the card's number decides the outcome. */
export function simulatedProvider(): PaymentProvider {
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
  if (isOf(simulatedCards.away)) throw new ProviderAway('the simulated provider did not answer');
  if (!isCardNumber(number)) throw new CardRefused('invalid');
  return { issuer: issuers[digits.charAt(0)] ?? null };
}
