import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import type { Rows } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { recordList } from '../kit/records/record-list.ts';
import { holds, personHolds } from '../kit/search.ts';
import { newestFirst } from '../kit/sorted-list.ts';
import { type AgencyContact, type ContactRow, contactFields } from './contract.ts';
import { contactsFor, linksFor, requireAgency, requireMember } from './scope.ts';

/** Contacts with their agencies and the number of members who name each. */
export function wholeContacts(db: ReadModels, caller: Caller) {
  return contactsFor(db)
    .innerJoin('read.agencies as agency', 'agency.id', 'contact.agencyId')
    .where('agency.status', '=', 'active')
    .selectAll('contact')
    .select([
      'person.name',
      'person.email',
      'person.phone',
      'agency.name as agencyName',
      'agency.url as agencyUrl',
    ])
    .select(
      linksFor(db, caller)
        .where(sql<boolean>`link.agency_id = contact.agency_id and link.contact_id = contact.id`)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('memberCount'),
    );
}

const contactList = recordList({
  rows: wholeContacts,
  columns: {
    id: 'contact.id',
    name: 'person.name',
    agency: 'agency.name',
    created_time: 'contact.createdAt',
    updated_time: 'contact.updatedAt',
  },
  order: newestFirst,
  mayBeEmpty: ['name'],
  search: (text) => [
    personHolds('person.search', text),
    holds('contact.position', text),
    holds('agency.name', text),
  ],
});

export const ContactsQuery = contactList.query;

/** `agencyId` or `userId` restricts to theirs. */
export async function matchingContacts(
  reading: Reading,
  query: Static<typeof ContactsQuery>,
  { agencyId, userId }: { agencyId?: number; userId?: number } = {},
): Promise<Rows<ContactRow>> {
  const { db, caller } = reading;
  if (agencyId !== undefined) {
    await requireAgency(db, agencyId);
    return contactList.matching(reading, query, (all) => all.where('contact.agencyId', '=', agencyId));
  }
  if (userId !== undefined) {
    await requireMember(db, caller, userId);
    const named = contactsOfMember(db, caller, userId);
    return contactList.matching(reading, query, (all) => all.where('contact.id', 'in', named));
  }
  return contactList.matching(reading, query);
}

function contactsOfMember(db: ReadModels, caller: Caller, userId: number) {
  return linksFor(db, caller).where('member.id', '=', userId).select('link.contactId');
}

/** Returns a contact of the agency or member in the path. Throws 404 if it does not exist there. */
export async function contactDetail(
  { db }: ReadDeps,
  caller: Caller,
  id: number,
  { agencyId, userId }: { agencyId?: number; userId?: number } = {},
): Promise<AgencyContact> {
  let contacts = wholeContacts(db, caller).where('contact.id', '=', id);
  if (agencyId !== undefined) contacts = contacts.where('contact.agencyId', '=', agencyId);
  if (userId !== undefined)
    contacts = contacts.where('contact.id', 'in', contactsOfMember(db, caller, userId));
  const row = await contacts.executeTakeFirst();
  if (row === undefined) throw notFound('agency_contact', id);
  return contactFields.shown(row);
}
