import { profileAfter } from '#domain/members/evolve-sns.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import { type GuardianConsent, type InternalData, type Person, personKey } from '#domain/members/person.ts';
import type { SnsProfile } from '#domain/members/sns-account.ts';
import type { Sealed } from '#domain/sealed.ts';
import { initialPerson, searchable } from '../personal-data/person-row.ts';
import { type PersonRow, peopleTable } from '../personal-data/tables.ts';
import { idOf, type Projection } from '../projection.ts';

const types: readonly string[] = [
  'MemberRegistered',
  'MemberPersonalDataSet',
  'MemberInternalDataSet',
  'MemberGuardianConsentSet',
  'MemberSnsConnected',
  'MemberSnsSynced',
  'MemberSnsDisconnected',
  'MemberForgotten',
] satisfies MemberEvent['type'][];

/**
 * Fills the unsealed personal data of members. Forgetting a member also deletes the unsealed recipients of the member's
 * trysets.
 */
export const memberContactsProjection: Projection<PersonRow, MemberEvent> = {
  name: 'people_members',
  table: peopleTable,
  categories: ['user'],
  knows: (type) => types.includes(type),
  keys: (recorded) => (types.includes(recorded.event.type) ? [personKey('user', idOf(recorded))] : []),
  also: {
    column: 'userId',
    value: (recorded) => (recorded.event.type === 'MemberForgotten' ? idOf(recorded) : null),
  },
  personId: (recorded) => (sealedIn(recorded.event) === null ? null : personKey('user', idOf(recorded))),
  fold(row, recorded, key, unseal) {
    const { event } = recorded;
    if (event.type === 'MemberForgotten') return null;
    const before = row ?? { ...initialPerson(String(key)), userId: idOf(recorded) };
    const read = (sealed: Sealed | null) => unseal(String(key), sealed);
    switch (event.type) {
      case 'MemberInternalDataSet':
        return { ...before, internal: read(event.data.internal) as InternalData | null };
      case 'MemberGuardianConsentSet':
        return { ...before, guardian: read(event.data.guardian) as GuardianConsent | null };
      case 'MemberSnsConnected':
      case 'MemberSnsSynced':
      case 'MemberSnsDisconnected': {
        const { network } = event.data;
        const profile = profileAfter(
          before.sns[network],
          event,
          (sealed) => read(sealed) as SnsProfile | null,
        );
        return searchable({ ...before, sns: { ...before.sns, [network]: profile } });
      }
      case 'MemberRegistered':
      case 'MemberPersonalDataSet': {
        const { username: sealed = null, ...known } = readable(read(event.data.personal) as Person | null);
        const username =
          event.type === 'MemberRegistered' ? (event.data.username ?? sealed) : before.username;
        return searchable({ ...before, username, ...known });
      }
      default:
        return row;
    }
  },
};

/** Returns the sealed personal data of an event; null if the event has none. */
function sealedIn({ data }: MemberEvent): Sealed | null {
  if ('personal' in data) return data.personal;
  if ('internal' in data) return data.internal;
  if ('guardian' in data) return data.guardian;
  return 'profile' in data ? data.profile : null;
}

function readable(person: Person | null) {
  return {
    username: person?.username,
    name: person?.name ?? null,
    phone: person?.phone ?? null,
    email: person?.email ?? null,
    birthday: person?.birthday ?? null,
    address: person?.address ?? null,
    signUp: signUpOf(person),
  };
}

function signUpOf(person: Person | null): PersonRow['signUp'] {
  const { links = [], invitationCode = null } = person ?? {};
  return links.length === 0 && invitationCode === null ? null : { links, invitationCode };
}
