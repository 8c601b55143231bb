import Type, { type Static } from 'typebox';
import { sizesAtMost } from '#domain/collaborations/collaboration-kinds.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import { Nullable, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';

const phone = Type.String({ format: 'phone', minLength: 1, maxLength: 40 });
const strict = { additionalProperties: false };

/** The fields of a body that say who gets the garments, and where. */
export const recipientFields = {
  name: VisibleText(100),
  phone,
  email: Type.Optional(Nullable(Type.String({ maxLength: 200, format: 'email' }))),
  destination: Type.Object(
    {
      name: VisibleText(100),
      phone,
      address: VisibleText(500),
      notes: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
    },
    strict,
  ),
};

/** The chosen sizes of a proposal, and where its garments go. */
export const Choice = Type.Object(
  {
    ...recipientFields,
    product_size_ids: Type.Array(Id, { minItems: 1, maxItems: sizesAtMost, uniqueItems: true }),
  },
  strict,
);

const Said = Type.Object(recipientFields, strict);

/** Returns the recipient in a request body, which is then sealed. */
export function recipientOf({ name, phone, email, destination }: Static<typeof Said>): Recipient {
  return {
    name,
    phone,
    email: email ?? null,
    destination: { ...destination, notes: destination.notes ?? null },
  };
}
