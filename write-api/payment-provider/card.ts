/** A card as a person types it. It passes through memory to the provider, and is never stored. */
export interface Card {
  /** The card number, with or without dashes or spaces. */
  number: string;
  /** The expiry date: `YYYY-MM`. */
  expiry: string;
  /** The owner's birthday in six digits, or business number in ten. */
  birth: string;
  /** The first two digits of the card's password. */
  password: string;
}

/** The facts that the provider returns about a stored card. */
export interface KeptCard {
  /** The issuer's name; null if the provider gives none. */
  issuer: string | null;
}

/** Why a card is refused: the issuer declines it, the typed data is wrong, or it has expired. */
export type CardProblem = 'declined' | 'invalid' | 'expired';

/**
 * Thrown if the provider refuses a card. The error contains only the reason, because the provider's own text may repeat the
 * card.
 */
export class CardRefused extends Error {
  readonly reason: CardProblem;

  constructor(reason: CardProblem) {
    super(`the card is refused as ${reason}`);
    this.name = 'CardRefused';
    this.reason = reason;
  }
}

/** Keeps cards for us. */
export interface CardKeeping {
  /**
   * Stores a card at the provider under a billing key that we created. A second call replaces the card. Throws
   * `CardRefused`.
   */
  issueBillingKey(billingKey: string, card: Card, signal?: AbortSignal): Promise<KeptCard>;
  /** Makes the provider forget a card; succeeds if the provider does not know it. */
  dropBillingKey(billingKey: string, signal?: AbortSignal): Promise<void>;
}
