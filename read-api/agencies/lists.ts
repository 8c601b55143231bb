import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { IdParam, IdsParam, idsOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadModels } from '../database.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, personHolds } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import type { AgencyRow, ContactRow, MemberRow } from './contract.ts';
import { agenciesFor, contactsFor, linksFor, wholeAgencies } from './scope.ts';

const agencyList = sortedList(
  wholeAgencies,
  {
    id: 'agency.id',
    name: 'agency.name',
    created_time: 'agency.createdAt',
    updated_time: 'agency.updatedAt',
  },
  { field: 'name', descending: false },
);

export const AgenciesQuery = ListQuery({
  q: Type.Optional(TextParam),
  ids: Type.Optional(IdsParam),
  order: agencyList.param,
});

export function matchingAgencies(
  { db, caller }: Reading,
  query: Static<typeof AgenciesQuery>,
): Rows<AgencyRow> {
  const ids = idsOf(query.ids);
  let agencies = wholeAgencies(db, caller);
  if (ids !== undefined) agencies = agencies.where(among('agency.id', ids));
  if (query.q !== undefined) {
    const { q } = query;
    agencies = agencies.where((where) => where.or([holds('agency.name', q), holds('agency.url', q)]));
  }
  return rowsOf(agencies, agencyList.sorted(agencies, query.order));
}

/** Contacts with their agencies and the number of members that each represents. */
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

const contactList = sortedList(
  wholeContacts,
  {
    id: 'contact.id',
    name: 'person.name',
    agency: 'agency.name',
    created_time: 'contact.createdAt',
    updated_time: 'contact.updatedAt',
  },
  newestFirst,
  ['name'],
);

export const ContactsQuery = ListQuery({
  q: Type.Optional(TextParam),
  ids: Type.Optional(IdsParam),
  order: contactList.param,
});

/**
 * `q` searches a contact's name, e-mail, position, phone and agency name. `agencyId` or `userId` restricts the list
 * to one agency's or one member's contacts.
 */
export async function matchingContacts(
  { db, caller }: Reading,
  query: Static<typeof ContactsQuery>,
  { agencyId, userId }: { agencyId?: number; userId?: number } = {},
): Promise<Rows<ContactRow>> {
  const ids = idsOf(query.ids);
  let contacts = wholeContacts(db, caller);
  if (agencyId !== undefined) {
    await requireAgency(db, agencyId);
    contacts = contacts.where('contact.agencyId', '=', agencyId);
  }
  if (userId !== undefined) {
    await requireMember(db, caller, userId);
    contacts = contacts.where('contact.id', 'in', contactsOfMember(db, caller, userId));
  }
  if (ids !== undefined) contacts = contacts.where(among('contact.id', ids));
  if (query.q !== undefined) {
    const { q } = query;
    contacts = contacts.where((where) =>
      where.or([personHolds('person.search', q), holds('contact.position', q), holds('agency.name', q)]),
    );
  }
  return rowsOf(contacts, contactList.sorted(contacts, query.order));
}

export function contactsOfMember(db: ReadModels, caller: Caller, userId: number) {
  return linksFor(db, caller).where('member.id', '=', userId).select('link.contactId');
}

export const AgencyMembersQuery = ListQuery({ contact_id: Type.Optional(IdParam) });

/** The members whom a contact of the agency represents, or only those of one given contact. */
export async function agencyMembers(
  { db, caller }: Reading,
  { id }: { id: number },
  { contact_id }: Static<typeof AgencyMembersQuery>,
): Promise<Rows<MemberRow>> {
  await requireAgency(db, id);
  let members = linksFor(db, caller)
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'agency_contact:' || link.contact_id`),
    )
    .where('link.agencyId', '=', id)
    .select(['member.id', 'member.username', 'link.contactId', 'person.name as contactName']);
  if (contact_id !== undefined) members = members.where('link.contactId', '=', contact_id);
  return rowsOf(members, members.orderBy('member.id'));
}

/** Checks that an agency exists. Throws 404 if it does not. */
async function requireAgency(db: ReadModels, id: number): Promise<void> {
  const row = await agenciesFor(db).where('agency.id', '=', id).select('agency.id').executeTakeFirst();
  if (row === undefined) throw notFound('agency', id);
}

async function requireMember(db: ReadModels, caller: Caller, id: number): Promise<void> {
  const row = await membersFor(db, caller).where('member.id', '=', id).select('member.id').executeTakeFirst();
  if (row === undefined) throw notFound('user', id);
}
