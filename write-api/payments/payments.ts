/** A card as somebody types it. It passes through memory to the provider, and stands nowhere. */
export interface Card {
  /** With dashes or spaces, or without. */
  number: string;
  /** `YYYY-MM` */
  expiry: string;
  /** Six digits of the birthday, or the ten of a business. */
  birth: string;
  /** The first two digits of its password. */
  password: string;
}

/** What is kept of it. */
export interface KeptCard {
  /** The issuer's name as the provider tells it; null where it does not. */
  issuer: string | null;
}

/** Who keeps cards for us, and is paid by them. */
export interface Payments {
  /**
   * Has the provider keep a card under a billing key that we have made; the same once more replaces it. Takes at most half a minute,
   * less where the signal aborts. Throws `CardRefused`, `PaymentsAway`.
   */
  issueBillingKey(billingKey: string, card: Card, signal?: AbortSignal): Promise<KeptCard>;
  /** Has the provider forget it; nothing to do where it knows none. Takes as long as the other. Throws `PaymentsAway`. */
  dropBillingKey(billingKey: string, signal?: AbortSignal): Promise<void>;
}

/** Why a card is not taken: by its issuer, as what was typed is wrong, or as it has run out. */
export type CardProblem = 'declined' | 'invalid' | 'expired';

/** The provider does not take the card. It tells nothing but the reason: the provider's own words may repeat the card. */
export class CardRefused extends Error {
  readonly reason: CardProblem;

  constructor(reason: CardProblem) {
    super(`the card is refused as ${reason}`);
    this.name = 'CardRefused';
    this.reason = reason;
  }
}

/**
 * It did not answer, or is not well. Whether the card is kept is not known. The message is our own, and no `cause` is kept: a parser's
 * error quotes what it could not read.
 */
export class PaymentsAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PaymentsAway';
  }
}
