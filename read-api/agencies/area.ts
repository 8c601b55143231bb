import { sql } from 'kysely';
import { agencyContact } from '#domain/agencies/agency.ts';
import { memberAgencies } from '#domain/agencies/member-agencies.ts';
import { agencies as models } from '#projections/agencies/area.ts';
import { agenciesTable, agencyContactsTable } from '#projections/agencies/tables.ts';
import type { Area, NamesOf } from '../kit/area.ts';
import { fold, foldOfRecord } from '../kit/history/fold.ts';
import { recordsThen } from '../kit/records/records-then.ts';
import { among } from '../kit/search.ts';
import { agencyReads } from './agency-reads.ts';
import { contactRoutes } from './contact-routes.ts';
import { agenciesFor, contactsFor } from './scope.ts';

const agencyNames: NamesOf = (db, _caller, ids) =>
  agenciesFor(db).where(among('agency.id', ids)).select(['agency.id', 'agency.name']).execute();

const contactNames: NamesOf = async (db, caller, ids) =>
  caller.label === 'staff'
    ? contactsFor(db).where(among('contact.id', ids)).select(['contact.id', 'person.name']).execute()
    : [];

export const agencies: Area = {
  routes: [...agencyReads.routes, contactRoutes],
  streams: {
    ...agencyReads.streams,
    agency_contact: { fold: foldOfRecord(agencyContact), isFilter: true, field: 'contactId' },
    member_agencies: {
      fold: fold(memberAgencies.initial, memberAgencies.evolve),
      tellsOf: 'user',
      partOf: { category: 'user', id: sql<number>`log.entity_id::integer` },
    },
  },
  names: { agency: agencyNames, agency_contact: contactNames },
  past: agencyReads.past,
  rowsThen: recordsThen(models, { agency: agenciesTable, agency_contact: agencyContactsTable }, (rows) =>
    rows.of(agencyContactsTable).map(({ id }) => `agency_contact:${id}`),
  ),
};
