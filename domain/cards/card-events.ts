import type { DomainEvent } from '../event.ts';
import type { Sealed } from '../sealed.ts';

/**
 * A card as the platform knows it: its number, expiry, birth and password digits stand nowhere, and its billing key beside the passwords.
 * `description` is what its owner calls it, sealed with the owner's key.
 */
export interface Card {
  cardId: number;
  lastFour: string;
  /** Who issued it, as the provider of payments tells; null where it does not. */
  issuer: string | null;
  description: Sealed | null;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `member_wallet-<user id>` and `brand_wallet-<brand id>`. The first card is the primary one. */
export type WalletEvent =
  | E<'CardRegistered', Card & { ownerId: number }>
  /** Another card stands behind the same billing key. */
  | E<'CardReplaced', Pick<Card, 'cardId' | 'lastFour' | 'issuer'>>
  | E<'CardDescribed', Pick<Card, 'cardId' | 'description'>>
  | E<'CardMadePrimary', { cardId: number }>
  | E<'CardRemoved', { cardId: number }>;
