import type { MemberEvent } from '#domain/members/member-events.ts';
import { evolveMember, initialMember, type MemberState } from '#domain/members/member-state.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { signInsAfter } from '#domain/members/sign-ins.ts';
import type { Sealed } from '#domain/sealed.ts';
import {
  idOf,
  type Key,
  type Projection,
  type Recorded,
  type Unseal,
  type Words,
  wordOf,
} from '../projection.ts';
import { type MemberRow, membersTable } from './tables.ts';

const words: Words<MemberEvent, Pick<MemberRow, 'createdAt'>> = {
  MemberRegistered: ({ at }) => ({ createdAt: at }),
  MemberRegistrationExpired: null,
  MemberRevised: null,
  MemberRegionChangeBegan: null,
  MemberRegionChangeStopped: null,
  MemberPersonalDataSet: null,
  MemberAddressProposed: null,
  MemberAddressOwnerTold: null,
  MemberAddressProposalEnded: null,
  MemberApplied: null,
  MemberApproved: null,
  MemberDeclined: null,
  MemberBanned: null,
  MemberUnbanned: null,
  MemberFirstLoginSeen: null,
  MemberRoleChanged: null,
  MemberGradeChanged: null,
  MemberSystemSettingRevised: null,
  MemberLostAndFoundNoted: null,
  MemberInternalDataSet: null,
  MemberGuardianConsentSet: null,
  MemberPictureSet: null,
  MemberPictureStripped: null,
  MemberTermsAgreed: null,
  MemberInvitationAccepted: null,
  MemberPasswordChanged: null,
  MemberPasswordLinkMailed: null,
  MemberSignInEnded: null,
  MemberDataExported: null,
  MemberSocialLinked: null,
  MemberSocialUnlinked: null,
  MemberSnsConnected: null,
  MemberSnsCertified: null,
  MemberSnsSynced: null,
  MemberSnsDisconnected: null,
  MemberForgettingRequested: null,
  MemberForgotten: null,
};

export const membersProjection: Projection<MemberRow, MemberEvent> = {
  name: 'users',
  table: membersTable,
  categories: ['user'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  personId: (recorded) =>
    recorded.event.type === 'MemberRegistered' && recorded.event.data.personal !== null
      ? personKey('user', idOf(recorded))
      : null,
  fold,
};

function fold(row: MemberRow | null, recorded: Recorded<MemberEvent>, _key: Key, unseal: Unseal): MemberRow {
  const { event, at, revision } = recorded;
  const {
    userId: _,
    personal: __,
    username: ___,
    internal: ____,
    guardian: _____,
    social: ______,
    snsProfiles: _______,
    proposal: ________,
    invitationId: _________,
    regionChange: __________,
    ...state
  } = evolveMember(stateOf(row), event, at);
  return {
    createdAt: row?.createdAt ?? at,
    ...state,
    username: usernameAfter(row, recorded, unseal),
    signIns: signInsAfter(row?.signIns ?? [], event),
    ...wordOf(words, recorded),
    id: idOf(recorded),
    revision,
    updatedAt: at,
  };
}

/** Returns the folded state that the row stores. Sealed data is in `private.people`. */
function stateOf(row: MemberRow | null): MemberState {
  if (row === null) return initialMember;
  const { id, username, signIns: ____, revision: _, createdAt: __, updatedAt: ___, ...state } = row;
  const { userId: _____, username: ______, ...sealed } = initialMember;
  return { ...sealed, ...state, userId: id, username };
}

/** Returns the member's username after the event; null once the member is forgotten. */
function usernameAfter(
  row: MemberRow | null,
  recorded: Recorded<MemberEvent>,
  unseal: Unseal,
): string | null {
  const { event } = recorded;
  if (event.type === 'MemberForgotten') return null;
  if (event.type !== 'MemberRegistered') return row?.username ?? null;
  const { username, personal } = event.data;
  return username ?? readable(personKey('user', idOf(recorded)), personal, unseal)?.username ?? null;
}

/**
 * Unseals the person's data; null if the seal is broken. The people projection parks that event, and this row only lacks the
 * name.
 */
function readable(personId: string, personal: Sealed | null, unseal: Unseal): Person | null {
  try {
    return unseal(personId, personal) as Person | null;
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'SealBroken') return null;
    throw thrown;
  }
}
