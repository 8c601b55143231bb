import { sql } from 'kysely';
import { agencies } from '#projections/agencies/area.ts';
import { agenciesTable, agencyContactsTable } from '#projections/agencies/tables.ts';
import type { ReadModels } from '../database.ts';
import { fieldsOf } from '../kit/as-of/fields.ts';
import type { Past, RowsThen } from '../kit/as-of/past.ts';
import type { AgencyDetail } from './contract.ts';
import { agencyDetail } from './detail.ts';

export const agencyPast: Past<AgencyDetail> = {
  category: 'agency',
  projection: 'agencies',
  path: '/v2/agencies/:id',
  tags: ['agencies'],
  differenceId: 'getAgencyDifference',
  detail: agencyDetail,
  // An agency's past includes its contacts and members, so only staff may see it.
  isShown: async (_, caller) => caller.label === 'staff',
  async around(load, own, _cuts, db) {
    const id = Number(own[0]?.entityId);
    return [...own, ...(await load([...(await contactStreams(db, id)), ...(await memberStreams(db, id))]))];
  },
  isGone: (rows, id) => rows.of(agenciesTable).some((row) => row.id === id && row.status === 'removed'),
  comparesToo: 'agency_contact',
};

/** Streams of all contacts that an agency ever had. */
export async function contactStreams(db: ReadModels, id: number): Promise<string[]> {
  const contacts = await db
    .selectFrom('read.agencyContacts')
    .where('agencyId', '=', id)
    .select('id')
    .orderBy('id')
    .execute();
  return contacts.map((contact) => `agency_contact-${contact.id}`);
}

/** Streams of all members who ever had a contact of this agency. */
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

export const agenciesThen: RowsThen = {
  models: agencies,
  fields: (rows) => [
    ...rows.of(agenciesTable).map((row) => [`agency-${row.id}`, fieldsOf({}, row, [])] as const),
    ...rows
      .of(agencyContactsTable)
      .map((row) => [`agency_contact-${row.id}`, fieldsOf({}, row, [])] as const),
  ],
  people: (rows) => rows.of(agencyContactsTable).map(({ id }) => `agency_contact:${id}`),
};
