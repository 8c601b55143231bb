import type { DomainEvent } from '../event.ts';
import type { Sealed } from '../sealed.ts';

/**
 * A card as events store it. Its number, expiry date, birth date and password digits are stored nowhere; its billing key is
 * stored with the passwords. `description` is the owner's own text, sealed with the owner's key.
 */
export interface Card {
  cardId: number;
  lastFour: string;
  /** The issuer that the payment provider reports; null if the provider reports none. */
  issuer: string | null;
  description: Sealed | null;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** The events of the streams `member_wallet-<user id>` and `brand_wallet-<brand id>`. The first card is the primary one. */
export type WalletEvent =
  | E<'CardRegistered', Card & { ownerId: number }>
  /** The payment provider moved the card's billing key to another card. */
  | E<'CardReplaced', Pick<Card, 'cardId' | 'lastFour' | 'issuer'>>
  | E<'CardDescribed', Pick<Card, 'cardId' | 'description'>>
  | E<'CardMadePrimary', { cardId: number }>
  | E<'CardRemoved', { cardId: number }>;
