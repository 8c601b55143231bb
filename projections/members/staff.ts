import { type StaffEvent, staff } from '#domain/members/staff.ts';
import { idOf, type Projection, type Words, wordOf } from '../projection.ts';
import { type StaffRow, staffTable } from './staff-table.ts';

const words: Words<StaffEvent, Pick<StaffRow, 'createdAt'>> = {
  StaffAdded: ({ at }) => ({ createdAt: at }),
  StaffInvited: ({ at }) => ({ createdAt: at }),
  StaffInvitationRenewed: null,
  StaffRolesSet: null,
  StaffActivated: null,
  StaffRegistrationExpired: null,
  StaffPersonalDataSet: null,
  StaffAddressProposed: null,
  StaffAddressOwnerTold: null,
  StaffAddressProposalEnded: null,
  StaffPasswordChanged: null,
  StaffPasswordLinkMailed: null,
  StaffSignInEnded: null,
  StaffSecondFactorSet: null,
  StaffSecondFactorRemoved: null,
  StaffIdentityLinked: null,
  StaffIdentityUnlinked: null,
  StaffRemoved: null,
};

export const staffProjection: Projection<StaffRow, StaffEvent> = {
  name: 'staff',
  table: staffTable,
  categories: ['staff'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const { username, status, roles } = row ?? staff.initial;
    const before = { ...staff.initial, staffId: idOf(recorded), username, status, roles };
    const {
      staffId: _,
      personal: __,
      identity: ___,
      proposal: ____,
      ...state
    } = staff.evolve(before, event, at);
    return {
      createdAt: row?.createdAt ?? at,
      ...state,
      ...wordOf(words, recorded),
      id: idOf(recorded),
      revision,
      updatedAt: at,
    };
  },
};
