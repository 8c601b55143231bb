import { sql } from 'kysely';
import { agency } from '#domain/agencies/agency.ts';
import { agenciesTable } from '#projections/agencies/tables.ts';
import type { ReadModels } from '../database.ts';
import { recordReads } from '../kit/records/record-reads.ts';
import { holds } from '../kit/search.ts';
import { wholeContacts } from './contacts.ts';
import { agencyFields, agencyParts, contactFields } from './contract.ts';
import { wholeAgencies } from './scope.ts';

/** Agencies with their contacts, which only staff see. */
export const agencyReads = recordReads(agenciesTable, agency, {
  url: '/v2/agencies',
  tags: ['agencies'],
  name: 'Agency',
  names: 'Agencies',
  summaries: {
    list: 'Agencies by name',
    detail: 'An agency, as it is or as it was; its contacts for staff',
    history: 'What happened to an agency and its contacts, newest first; personal data stay sealed',
  },
  who: ['staff', 'brand_admin', 'user'],
  field: 'agencyId',
  rows: wholeAgencies,
  columns: {
    id: 'agency.id',
    name: 'agency.name',
    created_time: 'agency.createdAt',
    updated_time: 'agency.updatedAt',
  },
  order: { field: 'name', descending: false },
  search: (text) => [holds('agency.name', text), holds('agency.url', text)],
  row: agencyFields,
  more: {
    fields: agencyParts,
    async of(db, caller, id) {
      if (caller.label !== 'staff') return { contacts: [] };
      const contacts = wholeContacts(db, caller).where('contact.agencyId', '=', id).orderBy('contact.id');
      return { contacts: (await contacts.execute()).map(contactFields.shown) };
    },
  },
  parts: { category: 'agency_contact', streams: contactStreams },
  others: memberStreams,
});

/** Streams of all contacts that an agency ever had. */
async function contactStreams(db: ReadModels, id: number): Promise<string[]> {
  const contacts = await db
    .selectFrom('read.agencyContacts')
    .where('agencyId', '=', id)
    .select('id')
    .orderBy('id')
    .execute();
  return contacts.map((contact) => `agency_contact-${contact.id}`);
}

/** Streams of all members who ever named one of its contacts. */
async function memberStreams(db: ReadModels, id: number): Promise<string[]> {
  const streams = await db
    .selectFrom('read.log as log')
    .where('log.category', '=', 'member_agencies')
    .where(sql<boolean>`log.data ->> 'agencyId' = ${String(id)}`)
    .select('log.stream')
    .distinct()
    .execute();
  return streams.map(({ stream }) => stream);
}
