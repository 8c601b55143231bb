import Type from 'typebox';
import { agency } from '#domain/agencies/agency.ts';
import { Id, IdParams } from '#http/ids.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { recordRoutes } from '../kit/changes/record-routes.ts';
import { endRecord, registerRecord, reviseRecord } from '../kit/changes/records.ts';
import {
  AgencyBody,
  AgencyChanges,
  ContactBody,
  ContactChanges,
  ContactOfAgencyBody,
  wholeContact,
} from './bodies.ts';
import { memberContactRoutes } from './member-contact-routes.ts';
import { requireUnnamed } from './unnamed.ts';
import { registerContact, removeContact, reviseContact } from './use-cases.ts';

const tags = ['agencies'];

/** Routes for agencies, for their contacts (below the agency and on their own), and for members' contacts. */
export function agencyRoutes(app: TypedApp, deps: WriteDeps): void {
  recordRoutes(app, deps, {
    url: '/v2/agencies',
    tags,
    name: 'Agency',
    noun: 'an agency',
    ends: 'Remove an agency, unless a member names a contact of it',
    in: Type.Object({}),
    of: IdParams,
    whole: AgencyBody,
    changes: AgencyChanges,
    register: (asked, _, { name, url = null }) => registerRecord(deps, asked, agency, () => ({ name, url })),
    replace: (asked, of, { name, url = null }) =>
      reviseRecord(deps, asked, agency, of, () => ({ name, url })),
    revise: (asked, of, said) => reviseRecord(deps, asked, agency, of, () => said),
    end: (asked, of) =>
      endRecord(deps, asked, agency, of, () => requireUnnamed(deps, asked, { agencyId: of.id })),
  });

  recordRoutes(app, deps, {
    url: '/v2/agencies/:agency_pk/contacts',
    tags,
    name: 'ContactOfAgency',
    noun: 'a contact of an agency',
    ends: 'Remove a contact of an agency, unless a member names it',
    in: Type.Object({ agency_pk: Id }),
    of: Type.Object({ agency_pk: Id, id: Id }),
    whole: ContactBody,
    changes: ContactChanges,
    register: (asked, { agency_pk }, body) =>
      registerContact(deps, asked, { agencyId: agency_pk, said: wholeContact(body) }),
    replace: (asked, { agency_pk, id }, body) =>
      reviseContact(deps, asked, { of: { id, agencyId: agency_pk }, said: wholeContact(body) }),
    revise: (asked, { agency_pk, id }, said) =>
      reviseContact(deps, asked, { of: { id, agencyId: agency_pk }, said }),
    end: (asked, { agency_pk, id }) => removeContact(deps, asked, { id, agencyId: agency_pk }),
  });

  recordRoutes(app, deps, {
    url: '/v2/agency-contacts',
    tags,
    name: 'AgencyContact',
    noun: 'a contact',
    ends: 'Remove a contact, unless a member names it',
    in: Type.Object({}),
    of: IdParams,
    whole: ContactOfAgencyBody,
    changes: ContactChanges,
    register: (asked, _, { agency_id, ...body }) =>
      registerContact(deps, asked, { agencyId: agency_id, said: wholeContact(body) }),
    replace: (asked, { id }, { agency_id, ...body }) =>
      reviseContact(deps, asked, { of: { id, agencyId: agency_id }, said: wholeContact(body) }),
    revise: (asked, { id }, said) => reviseContact(deps, asked, { of: { id }, said }),
    end: (asked, { id }) => removeContact(deps, asked, { id }),
  });

  memberContactRoutes(app, deps);
}
