import Type, { type Static } from 'typebox';
import { Nullable, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import type { Card } from '../payment-provider/card.ts';

const described = { description: Type.Optional(Nullable(VisibleText(200))) };

/**
 * The body of a card, as its owner types it. `expiry` is year and month; `birth` is a birthday in six digits or a business
 * number in ten.
 */
export const CardBody = Type.Object(
  {
    card_number: Type.String({ format: 'plain', pattern: '^\\d(?:[ -]?\\d){12,18}$', maxLength: 60 }),
    expiry: Type.String({ format: 'plain', pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', maxLength: 20 }),
    birth: Type.String({ format: 'plain', pattern: '^(\\d{6}|\\d{10})$', maxLength: 20 }),
    pwd_2digit: Type.String({ format: 'plain', pattern: '^\\d{2}$', maxLength: 10 }),
    ...described,
  },
  { additionalProperties: false },
);
export type CardBody = Static<typeof CardBody>;

export const CardDescriptionBody = Type.Object(
  { description: Nullable(VisibleText(200)) },
  { additionalProperties: false },
);

export const PrimaryCardBody = Type.Object({ card_id: Id }, { additionalProperties: false });

export const cardOf = ({ card_number, expiry, birth, pwd_2digit }: CardBody): Card => ({
  number: card_number,
  expiry,
  birth,
  password: pwd_2digit,
});
