import Type, { type Static } from 'typebox';
import { Instant } from '#http/contract.ts';
import { Count, Flag, OptionalText, readable, Text } from '../kit/readable/fields.ts';

/**
 * A card as a caller with access sees it; `description` is null for callers who may not read the owner's description.
 */
export interface SeenCard {
  cardId: number;
  ownerId: number;
  lastFour: string;
  issuer: string | null;
  description: string | null;
  isPrimary: boolean;
  registeredAt: string;
  revision: bigint;
}

export const cardFields = readable<SeenCard>()(
  {},
  {
    id: { is: Type.Integer(), of: (row) => row.cardId },
    /** Revision of the wallet that holds the card. */
    revision: { is: Type.String(), of: (row) => String(row.revision) },
    /** The member or brand that owns the card. */
    ownerId: { is: Count, of: (row) => row.ownerId },
    lastFour: { is: Text, of: (row) => row.lastFour },
    /** The card's issuer; null if the payment provider did not name it. */
    issuer: { is: OptionalText, of: (row) => row.issuer },
    description: { is: OptionalText, of: (row) => row.description },
    /** Whether charges go to this card. */
    isPrimary: { is: Flag, of: (row) => row.isPrimary },
    createdTime: { is: Instant, of: (row) => row.registeredAt },
  },
);

export const Card = cardFields.shape;
export type Card = Static<typeof Card>;
