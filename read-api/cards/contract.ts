import Type, { type Static } from 'typebox';
import { Instant } from '#http/contract.ts';
import { Count, Flag, OptionalText, readable, Text } from '../kit/readable/fields.ts';

/** A card as a caller who may know of it sees it; whoever does not know its owner's words gets none. */
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
    /** Of its owner's wallet. */
    revision: { is: Type.String(), of: (row) => String(row.revision) },
    /** The member or the brand whose it is. */
    ownerId: { is: Count, of: (row) => row.ownerId },
    lastFour: { is: Text, of: (row) => row.lastFour },
    /** Who issued it, as the provider of payments told; null where it did not. */
    issuer: { is: OptionalText, of: (row) => row.issuer },
    description: { is: OptionalText, of: (row) => row.description },
    /** It is the one that is charged. */
    isPrimary: { is: Flag, of: (row) => row.isPrimary },
    createdTime: { is: Instant, of: (row) => row.registeredAt },
  },
);

export const Card = cardFields.shape;
export type Card = Static<typeof Card>;
