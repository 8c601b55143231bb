import { onNone } from '#domain/members/sns-account.ts';
import { plainLower } from '#domain/text/plain.ts';
import type { PersonRow } from './tables.ts';

/** Returns the row of a person without any readable data. */
export function initialPerson(id: string): PersonRow {
  return {
    id,
    userId: null,
    username: null,
    name: null,
    phone: null,
    email: null,
    birthday: null,
    address: null,
    signUp: null,
    internal: null,
    guardian: null,
    sns: onNone,
    cards: {},
    bankAccount: null,
    destination: null,
    brand: null,
    search: '',
  };
}

/** Adds the search text to a row: every field by which users may search for the person. */
export function searchable(person: Omit<PersonRow, 'search'>): PersonRow {
  const { username, name, phone, email, address, destination, sns } = person;
  const texts = [
    username,
    name,
    phone,
    phone?.replace(/\D/g, ''),
    email,
    address?.postcode,
    address?.address1,
    address?.address2,
    destination?.name,
    destination?.phone,
    destination?.phone.replace(/\D/g, ''),
    destination?.address,
    ...Object.values(sns).map((profile) => profile?.username),
  ];
  const search = [...new Set(texts.filter((text) => typeof text === 'string' && text !== ''))];
  return { ...person, search: plainLower(search.join(' ')) };
}
