import Type from 'typebox';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { ContactsQuery, contactDetail, matchingContacts } from './contacts.ts';
import { AgencyContact, contactFields, memberFields } from './contract.ts';
import { AgencyMembersQuery, agencyMembers } from './members.ts';

const tags = ['agencies'];
const staff = ['staff'] as const;
const path = Type.Object({});
const contactList = { query: ContactsQuery, who: staff, row: contactFields };
const contactAnswer = { response: { 200: AgencyContact } };

const contactSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`agency_contact-${id}`]);
  return steps.length > 0 ? steps : null;
};

/** Contacts, on their own and below an agency or a member; and the members of an agency. */
export const contactRoutes: Routes = (deps) => async (app) => {
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
    url: '/v2/agency-contacts',
    entity: 'agency_contact',
    tags,
    who: staff,
    name: 'AgencyContact',
    summary: 'What happened to a contact, newest first; personal data stay sealed',
    steps: contactSteps,
  });

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
