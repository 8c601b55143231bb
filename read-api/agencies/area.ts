import { sql } from 'kysely';
import { agency, agencyContact } from '#domain/agencies/agency.ts';
import { memberAgencies } from '#domain/agencies/member-agencies.ts';
import type { Area, NamesOf } from '../kit/area.ts';
import { fold, foldOfRecord } from '../kit/history/fold.ts';
import { among } from '../kit/search.ts';
import { agenciesThen, agencyPast } from './past.ts';
import { agencyRoutes } from './routes.ts';
import { agenciesFor, contactsFor } from './scope.ts';

const agencyNames: NamesOf = (db, _caller, ids) =>
  agenciesFor(db).where(among('agency.id', ids)).select(['agency.id', 'agency.name']).execute();

const contactNames: NamesOf = async (db, caller, ids) =>
  caller.label === 'staff'
    ? contactsFor(db).where(among('contact.id', ids)).select(['contact.id', 'person.name']).execute()
    : [];

export const agencies: Area = {
  routes: [agencyRoutes],
  streams: {
    agency: { fold: foldOfRecord(agency), isFilter: true, field: 'agencyId' },
    agency_contact: { fold: foldOfRecord(agencyContact), isFilter: true, field: 'contactId' },
    member_agencies: {
      fold: fold(memberAgencies.initial, memberAgencies.evolve),
      tellsOf: 'user',
      partOf: { category: 'user', id: sql<number>`log.entity_id::integer` },
    },
  },
  names: { agency: agencyNames, agency_contact: contactNames },
  past: agencyPast,
  rowsThen: agenciesThen,
};
