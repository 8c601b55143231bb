import type { MemberEvent } from '#domain/users/member-events.ts';
import { evolveMember, initialMember, type MemberState } from '#domain/users/member-state.ts';
import { idOf, type Projection, type Recorded, type Words, wordOf } from '../projection.ts';
import { type UserRow, usersTable } from '../tables/users.ts';

const words: Words<MemberEvent, Pick<UserRow, 'createdAt' | 'username'>> = {
  MemberRegistered: ({ at }) => ({ createdAt: at }),
  MemberRegistrationExpired: null,
  MemberRevised: null,
  MemberPersonalDataSet: null,
  MemberRoleChanged: null,
  MemberGradeChanged: null,
  MemberSystemSettingRevised: null,
  MemberPictureSet: null,
  MemberForgettingRequested: null,
  MemberForgotten: () => ({ username: null }),
};

export const usersProjection: Projection<UserRow, MemberEvent> = {
  name: 'users',
  table: usersTable,
  categories: ['user'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  fold,
};

function fold(row: UserRow | null, recorded: Recorded<MemberEvent>): UserRow {
  const { event, at, revision } = recorded;
  const { userId: _, personal: __, username, ...state } = evolveMember(stateOf(row), event, at);
  return {
    createdAt: row?.createdAt ?? at,
    ...state,
    username: username === '' ? null : username,
    ...wordOf(words, recorded),
    id: idOf(recorded),
    revision,
    updatedAt: at,
  };
}

/** The folded state that a row holds; what is sealed stands with the people. */
function stateOf(row: UserRow | null): MemberState {
  if (row === null) return initialMember;
  const { id, username, revision: _, createdAt: __, updatedAt: ___, ...state } = row;
  return { ...state, userId: id, username: username ?? '', personal: null };
}
