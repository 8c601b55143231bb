import { describe, expect, test } from 'vitest';
import type { Sealed } from '../sealed.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { type AgencyContactEvent, type AgencyEvent, agency, agencyContact } from './agency.ts';
import { type AgencyLink, type MemberAgenciesEvent, memberAgencies } from './member-agencies.ts';

const { staff, brand_admin: admin, user } = actors;

describe('an agency', () => {
  const { given } = scenarios(agency);
  const fields = { name: 'Star Agency', url: null };
  const registered: AgencyEvent = { type: 'AgencyRegistered', data: { id: 3, ...fields } };
  const removed: AgencyEvent = { type: 'AgencyRemoved', data: {} };

  test('is registered, revised only with changed fields, and removed', () => {
    given([]).when({ action: 'register', id: 3, fields }, staff).then(registered);
    given([registered])
      .when({ action: 'revise', fields: { ...fields, url: 'https://star.example' } }, staff)
      .then({ type: 'AgencyRevised', data: { changed: { url: 'https://star.example' } } });
    given([registered]).when({ action: 'revise', fields }, staff).thenNothing();
    given([registered]).when({ action: 'remove' }, staff).then(removed);
    given([registered, removed])
      .when({ action: 'remove' }, staff)
      .thenRefused('agency.transition_not_allowed');
  });

  test('is written by staff only', () => {
    for (const actor of [admin, user]) {
      given([]).when({ action: 'register', id: 3, fields }, actor).thenRefused('agency.forbidden');
      given([registered]).when({ action: 'remove' }, actor).thenRefused('agency.forbidden');
    }
  });
});

test('removing a contact removes its personal data', () => {
  const personal = 'sealed' as Sealed;
  const registered: AgencyContactEvent = {
    type: 'AgencyContactRegistered',
    data: { id: 5, agencyId: 3, position: 'lead', personal },
  };
  const present = agencyContact.evolve(agencyContact.initial, registered, '');
  expect(present).toStrictEqual({ status: 'active', id: 5, agencyId: 3, position: 'lead', personal });
  const gone = agencyContact.evolve(present, { type: 'AgencyContactRemoved', data: {} }, '');
  expect(gone).toMatchObject({ status: 'removed', agencyId: 3, personal: null });
});

describe('a member’s agencies', () => {
  const { given } = scenarios(memberAgencies);
  const [one, same, other]: AgencyLink[] = [
    { contactId: 5, agencyId: 3 },
    { contactId: 6, agencyId: 3 },
    { contactId: 7, agencyId: 4 },
  ] as const;
  const added = (data: AgencyLink): MemberAgenciesEvent => ({ type: 'MemberAgencyContactAdded', data });
  const removed = (data: AgencyLink): MemberAgenciesEvent => ({ type: 'MemberAgencyContactRemoved', data });
  const taken = 'member_agencies.agency_taken';

  test('have one contact each', () => {
    given([]).when({ action: 'add', link: one }, staff).then(added(one));
    given([added(one)])
      .when({ action: 'add', link: one }, staff)
      .thenNothing();
    given([added(one)])
      .when({ action: 'add', link: same }, staff)
      .thenRefused(taken);
    given([added(one)])
      .when({ action: 'add', link: other }, staff)
      .then(added(other));
    given([])
      .when({ action: 'set', links: [one, same] }, staff)
      .thenRefused(taken);
  });

  test('can change to another contact', () => {
    const revised: MemberAgenciesEvent = { type: 'MemberAgencyContactRevised', data: { from: 5, ...same } };
    given([added(one)])
      .when({ action: 'revise', contactId: 5, link: same }, staff)
      .then(revised);
    given([added(one), revised])
      .when({ action: 'revise', contactId: 6, link: same }, staff)
      .thenNothing();
    given([])
      .when({ action: 'revise', contactId: 5, link: same }, staff)
      .thenRefused('member_agencies.contact_unknown');
    given([added(one), added(other)])
      .when({ action: 'revise', contactId: 7, link: same }, staff)
      .thenRefused(taken);
  });

  test('are set as a whole, removals before additions', () => {
    given([added(one), added(other)])
      .when({ action: 'set', links: [other, same] }, staff)
      .then(removed(one), added(same));
    given([added(one)])
      .when({ action: 'set', links: [one] }, staff)
      .thenNothing();
  });

  test('can lose an existing contact, by staff only', () => {
    given([added(one)])
      .when({ action: 'remove', contactId: 5 }, staff)
      .then(removed(one));
    given([]).when({ action: 'remove', contactId: 5 }, staff).thenNothing();
    given([]).when({ action: 'add', link: one }, user).thenRefused('member_agencies.forbidden');
  });
});
