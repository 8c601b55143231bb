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

/** The port to the payment provider, which stores cards for us. */
export interface Payments {
  /**
   * Stores a card at the provider under a billing key that we created. A second call replaces the card. Takes at most 30
   * seconds, less if the signal aborts. Throws `CardRefused`, `PaymentsAway`.
   */
  issueBillingKey(billingKey: string, card: Card, signal?: AbortSignal): Promise<KeptCard>;
  /**
   * Asks the provider to forget a card; succeeds if the provider does not know the card. Takes as long as `issueBillingKey`.
   * Throws `PaymentsAway`.
   */
  dropBillingKey(billingKey: string, signal?: AbortSignal): Promise<void>;
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

/**
 * Thrown if the provider does not answer or fails. Whether the card was stored is unknown. The message is our own, and the
 * error has no `cause`: a parser's error quotes the text that it could not read.
 */
export class PaymentsAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PaymentsAway';
  }
}
