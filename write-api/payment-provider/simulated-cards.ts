import type { Kysely } from 'kysely';
import type { WriteDatabase } from '../database.ts';
import { type Card, type CardKeeping, CardRefused } from './card.ts';
import { digitsOf, isCardNumber } from './card-number.ts';
import { ProviderAway } from './payment-provider.ts';

/** What a charge of a simulated card does. `times_out` pays, but its answer is lost. */
export const cardBehaviors = ['pays', 'declined', 'expired', 'limit', 'times_out', 'pays_more'] as const;
export type CardBehavior = (typeof cardBehaviors)[number];

/** Card numbers that cannot be registered. */
export const refusedCards = {
  /** The issuer declines it. */
  declined: '4000-0000-0000-0002',
  /** It has expired. */
  expired: '4000-0000-0000-0069',
  /** The provider does not answer; here it fails at once. */
  away: '4000-0000-0000-0119',
} as const;

/** Card numbers that can be registered, and misbehave when they are charged. Every other valid number pays. */
export const troubledCards = {
  declined: '4000-0000-0000-0341',
  expired: '4000-0000-0000-0101',
  limit: '4000-0000-0000-9995',
  times_out: '4000-0000-0000-0127',
  pays_more: '4000-0000-0000-0259',
} as const satisfies Partial<Record<CardBehavior, string>>;

export interface SimulatedCardTable {
  billing_key: string;
  behavior: CardBehavior;
}

const issuers: Readonly<Record<string, string>> = {
  '3': 'Simulated Express',
  '4': 'Simulated Visa',
  '5': 'Simulated Master',
  '9': 'Simulated BC',
};

/** Keeps no number: it stores how the card behaves under its billing key. */
export function simulatedCardKeeping(db: Kysely<WriteDatabase>): CardKeeping {
  return {
    async issueBillingKey(billingKey, card) {
      const issuer = issuerOf(card);
      const behavior = cardBehaviors.find((each) => isNumber(card, troubledCards, each)) ?? 'pays';
      await db
        .insertInto('write.simulated_cards')
        .values({ billing_key: billingKey, behavior })
        .onConflict((conflict) => conflict.column('billing_key').doUpdateSet({ behavior }))
        .execute();
      return { issuer };
    },
    async dropBillingKey(billingKey) {
      await db.deleteFrom('write.simulated_cards').where('billing_key', '=', billingKey).execute();
    },
  };
}

/** The behavior of a stored card; null if the provider does not keep one under this key. */
export async function behaviorOf(
  db: Kysely<WriteDatabase>,
  billingKey: string,
): Promise<CardBehavior | null> {
  const row = await db
    .selectFrom('write.simulated_cards')
    .select('behavior')
    .where('billing_key', '=', billingKey)
    .executeTakeFirst();
  return row?.behavior ?? null;
}

/** Returns the issuer that the first digit tells; null for an unknown one. Throws `CardRefused`, `ProviderAway`. */
export function issuerOf(card: Card): string | null {
  if (isNumber(card, refusedCards, 'declined')) throw new CardRefused('declined');
  if (isNumber(card, refusedCards, 'expired')) throw new CardRefused('expired');
  if (isNumber(card, refusedCards, 'away')) throw new ProviderAway('the simulated provider did not answer');
  if (!isCardNumber(card.number)) throw new CardRefused('invalid');
  return issuers[digitsOf(card.number).charAt(0)] ?? null;
}

function isNumber({ number }: Card, listed: Readonly<Record<string, string>>, name: string): boolean {
  const known = listed[name];
  return known !== undefined && digitsOf(number) === digitsOf(known);
}
