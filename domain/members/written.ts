import { written } from '../event-versions.ts';
import { member } from './member.ts';
import { staff } from './staff.ts';

export const membersWritten = [
  written(member, {
    MemberRevised: 1,
    MemberRegistered: 2,
    MemberRegistrationExpired: 1,
    MemberSystemSettingRevised: 1,
    MemberRoleChanged: 1,
    MemberApplied: 1,
    MemberApproved: 1,
    MemberDeclined: 1,
    MemberBanned: 1,
    MemberUnbanned: 1,
    MemberFirstLoginSeen: 1,
    MemberPersonalDataSet: 1,
    MemberForgotten: 1,
    MemberLostAndFoundNoted: 1,
    MemberPictureSet: 1,
    MemberTermsAgreed: 1,
    MemberPasswordChanged: 1,
    MemberPasswordLinkMailed: 1,
    MemberSignInEnded: 1,
    MemberForgettingRequested: 1,
    MemberGradeChanged: 1,
  }),
  written(staff, {
    StaffRegistrationExpired: 1,
    StaffPersonalDataSet: 1,
    StaffAdded: 1,
    StaffInvited: 1,
    StaffInvitationRenewed: 1,
    StaffRolesSet: 1,
    StaffActivated: 1,
    StaffPasswordChanged: 1,
    StaffPasswordLinkMailed: 1,
    StaffSignInEnded: 1,
    StaffSecondFactorSet: 1,
    StaffSecondFactorRemoved: 1,
    StaffRemoved: 1,
  }),
];
