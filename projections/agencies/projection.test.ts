import { expect, test } from 'vitest';
import type { AgencyContactEvent, AgencyEvent } from '#domain/agencies/agency.ts';
import type { MemberAgenciesEvent } from '#domain/agencies/member-agencies.ts';
import type { Sealed } from '#domain/sealed.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { agenciesProjection, agencyContactsProjection, agencyPeopleProjection } from './area.ts';
import { linksOfMember, memberAgenciesProjection } from './member-agencies.ts';

test('folds an agency into its row', () => {
  const history: Given<AgencyEvent>[] = [
    { event: { type: 'AgencyRegistered', data: { id: 3, name: 'Star', url: null } } },
    { event: { type: 'AgencyRevised', data: { changed: { url: 'https://star.example' } } } },
  ];
  expect(foldAll(agenciesProjection, 'agency-3', history)).toMatchObject({
    id: 3,
    status: 'active',
    name: 'Star',
    url: 'https://star.example',
    revision: 1n,
  });
  const removed: Given<AgencyEvent> = { event: { type: 'AgencyRemoved', data: {} } };
  expect(foldAll(agenciesProjection, 'agency-3', [...history, removed])?.status).toBe('removed');
});

test('keeps a contact’s personal data only in private.people, until the contact is removed', () => {
  const personal = JSON.stringify({ name: 'Ahn', phone: null, email: 'ahn@star.example' }) as Sealed;
  const registered: Given<AgencyContactEvent> = {
    event: { type: 'AgencyContactRegistered', data: { id: 5, agencyId: 3, position: 'lead', personal } },
  };
  const removed: Given<AgencyContactEvent> = { event: { type: 'AgencyContactRemoved', data: {} } };
  const row = foldAll(agencyContactsProjection, 'agency_contact-5', [registered]);
  expect(row).toMatchObject({ id: 5, agencyId: 3, position: 'lead', status: 'active' });
  expect(JSON.stringify({ ...row, revision: null })).not.toMatch(/Ahn|personal/);
  expect(foldAll(agencyPeopleProjection, 'agency_contact-5', [registered])).toMatchObject({
    id: 'agency_contact:5',
    name: 'Ahn',
    search: 'ahn ahn@star.example',
  });
  expect(foldAll(agencyPeopleProjection, 'agency_contact-5', [registered, removed])).toBe(null);
});

test('lists a member’s contacts with their agencies', () => {
  const history: Given<MemberAgenciesEvent>[] = [
    { event: { type: 'MemberAgencyContactAdded', data: { contactId: 5, agencyId: 3 } } },
    { event: { type: 'MemberAgencyContactAdded', data: { contactId: 7, agencyId: 4 } } },
    { event: { type: 'MemberAgencyContactRevised', data: { from: 5, contactId: 6, agencyId: 3 } } },
  ];
  const row = foldAll(memberAgenciesProjection, 'member_agencies-1001', history);
  expect(row && linksOfMember.rows(row)).toStrictEqual([
    { userId: 1001, contactId: 6, agencyId: 3 },
    { userId: 1001, contactId: 7, agencyId: 4 },
  ]);
});
