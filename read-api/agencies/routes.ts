import Type from 'typebox';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute } from '../kit/history/route.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { AgencyContact, AgencyDetail, agencyFields, contactFields, memberFields } from './contract.ts';
import { contactDetail } from './detail.ts';
import { agencySteps, contactSteps } from './history.ts';
import {
  AgenciesQuery,
  AgencyMembersQuery,
  agencyMembers,
  ContactsQuery,
  matchingAgencies,
  matchingContacts,
} from './lists.ts';
import { agencyPast } from './past.ts';

const tags = ['agencies'];
const staff = ['staff'] as const;
const path = Type.Object({});
const contactList = { query: ContactsQuery, who: staff, row: contactFields };
const contactAnswer = { response: { 200: AgencyContact } };

export const agencyRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url: '/v2/agencies',
    path,
    tags,
    name: 'Agencies',
    summary: 'Agencies by name',
    hasFile: true,
    query: AgenciesQuery,
    who: ['staff', 'brand_admin', 'user'],
    row: agencyFields,
    rows: async (reading, _, query) => matchingAgencies(reading, query),
  });
  listRoutes(app, deps, {
    url: '/v2/agency-contacts',
    path,
    tags,
    name: 'AgencyContacts',
    hasFile: true,
    ...contactList,
    summary: 'Contacts of all agencies, newest first',
    rows: (reading, _, query) => matchingContacts(reading, query),
  });
  listRoutes(app, deps, {
    url: '/v2/agencies/:agency_pk/contacts',
    path: Type.Object({ agency_pk: Id }),
    tags,
    ...contactList,
    name: 'ContactsOfAgency',
    summary: 'Contacts of an agency, newest first',
    rows: (reading, { agency_pk }, query) => matchingContacts(reading, query, { agencyId: agency_pk }),
  });
  listRoutes(app, deps, {
    url: '/v1/users/:id/agency-contacts',
    path: IdParams,
    tags: ['users'],
    ...contactList,
    name: 'UserAgencyContacts',
    summary: 'Contacts that a member names, newest first',
    rows: (reading, { id }, query) => matchingContacts(reading, query, { userId: id }),
  });
  listRoutes(app, deps, {
    url: '/v2/agencies/:id/members',
    path: IdParams,
    tags,
    who: staff,
    name: 'AgencyMembers',
    query: AgencyMembersQuery,
    summary: 'Members who name a contact of an agency',
    row: memberFields,
    rows: agencyMembers,
  });
  historyRoute(app, deps, {
    url: '/v2/agencies',
    entity: 'agency',
    tags,
    who: staff,
    name: 'Agency',
    summary: 'What happened to an agency and its contacts, newest first; personal data stay sealed',
    steps: agencySteps,
  });
  historyRoute(app, deps, {
    url: '/v2/agency-contacts',
    entity: 'agency_contact',
    tags,
    who: staff,
    name: 'AgencyContact',
    summary: 'What happened to a contact, newest first; personal data stay sealed',
    steps: contactSteps,
  });

  app.get(
    '/v2/agencies/:id',
    operation(
      ['staff', 'brand_admin', 'user'],
      {
        operationId: 'getAgency',
        tags,
        summary: 'An agency, as it is or as it was; its contacts for staff',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: AgencyDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, agencyPast),
  );
  app.get(
    '/v2/agency-contacts/:id',
    operation(
      staff,
      { operationId: 'getAgencyContact', tags, summary: 'A contact', params: IdParams, ...contactAnswer },
      [404],
    ),
    (request) => {
      showing(request, 'agency_contacts', [request.params.id]);
      return contactDetail(deps, callerOf(request), request.params.id);
    },
  );
  app.get(
    '/v2/agencies/:agency_pk/contacts/:id',
    operation(
      staff,
      {
        operationId: 'getContactOfAgency',
        tags,
        summary: 'A contact of an agency',
        params: Type.Object({ agency_pk: Id, id: Id }),
        ...contactAnswer,
      },
      [404],
    ),
    (request) => {
      const { agency_pk: agencyId, id } = request.params;
      return contactDetail(deps, callerOf(request), id, { agencyId });
    },
  );
  app.get(
    '/v1/users/:id/agency-contacts/:contactId',
    operation(
      staff,
      {
        operationId: 'getUserAgencyContact',
        tags: ['users'],
        summary: 'A contact that a member names',
        params: Type.Object({ id: Id, contactId: Id }),
        ...contactAnswer,
      },
      [404],
    ),
    (request) => {
      const { id, contactId } = request.params;
      return contactDetail(deps, callerOf(request), contactId, { userId: id });
    },
  );
};
