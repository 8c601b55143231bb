import Type, { type Static } from 'typebox';
import { Nullable } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { allOptional, Email, optionalText, Phone, Text } from '../kit/changes/fields.ts';
import type { FromWire } from '../kit/changes/names.ts';

const strict = { additionalProperties: false };

const url = Nullable(Type.String({ pattern: '^[Hh][Tt][Tt][Pp][Ss]?://\\S+$', maxLength: 500 }));
export const AgencyBody = Type.Object({ name: Text, url: Type.Optional(url) }, strict);
export const AgencyChanges = Type.Object(allOptional({ name: Text, url }), strict);

const reached = { email: Nullable(Email), phone: Nullable(Phone), position: optionalText };
const contact = { name: Text, ...allOptional(reached) };
export const ContactBody = Type.Object(contact, strict);
/** The body of a new contact. Only this body names the agency, since a contact cannot move to another one. */
export const ContactOfAgencyBody = Type.Object({ agency_id: Id, ...contact }, strict);
export const ContactChanges = Type.Object(allOptional({ name: Text, ...reached }), strict);
export type ContactSaid = Required<FromWire<Static<typeof ContactChanges>>>;

/** Returns a contact with its missing fields set to null. */
export function wholeContact(body: Static<typeof ContactBody>): ContactSaid {
  const { name, email = null, phone = null, position = null } = body;
  return { name, email, phone, position };
}

export const MemberContactBody = Type.Object({ contact_id: Id }, strict);
export const MemberContactsBody = Type.Object(
  { contact_ids: Type.Array(Id, { maxItems: 50, uniqueItems: true }) },
  strict,
);
