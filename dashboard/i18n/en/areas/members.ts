import type { MemberEvent } from '#domain/members/member-events.ts';
import type { MemberState, MemberStatus } from '#domain/members/member-state.ts';
import type { StaffEvent, StaffState } from '#domain/members/staff.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

export const history = {
  categories: {
    user: 'Member',
  },
  categoryWithId: {
    user: 'Member {{id}}',
    staff: 'Staff account {{id}}',
  },
  memberStatus: {
    none: 'None yet',
    expired: 'Expired',
    registered: 'Registered',
    leaving: 'Leaving',
    forgotten: 'Forgotten',
  } as const satisfies Record<MemberStatus, string>,
  event: {
    MemberRegistered: 'Member was registered.',
    MemberRegistrationExpired: 'Registration of a member expired: it was never completed.',
    MemberRevised: 'Profile was revised.',
    MemberPersonalDataSet: 'Contact data were changed.',
    MemberApplied: 'The member applied again.',
    MemberApproved: 'The member was approved: {{from}} → {{to}}.',
    MemberDeclined: 'The application was declined.',
    MemberBanned: 'The member was banned.',
    MemberUnbanned: 'The ban was lifted: {{to}} again.',
    MemberFirstLoginSeen: 'The member has seen the approval.',
    MemberRoleChanged: 'Role was changed: {{from}} → {{to}}.',
    MemberGradeChanged: 'Grade was changed: {{from}} → {{to}}.',
    MemberSystemSettingRevised: 'Setting was revised.',
    MemberLostAndFoundNoted: 'Lost and found was noted.',
    MemberInternalDataSet: 'Internal notes of staff were changed.',
    MemberPictureSet: 'A picture of the member was changed.',
    MemberTermsAgreed: 'Terms were agreed to.',
    MemberPasswordChanged: 'Password of the member was changed.',
    MemberPasswordLinkMailed: 'A link for setting a new password was mailed to the member.',
    MemberSignInEnded: 'A sign-in of the member was ended.',
    MemberDataExported: 'The member downloaded all that is kept of it.',
    MemberForgettingRequested: 'It was asked to forget the member.',
    MemberForgotten: 'Member was forgotten.',
    StaffInvited: 'Colleague was invited: {{username}}.',
    StaffInvitationRenewed: 'The invitation was sent to the colleague again.',
    StaffActivated: 'The invited colleague chose a password.',
    StaffAdded: 'Staff account was added: {{username}}.',
    StaffRegistrationExpired: 'Staff account expired: it was never completed.',
    StaffRolesSet: 'Roles of a staff member were set: {{roles}}.',
    StaffPersonalDataSet: 'Data of a staff member were changed.',
    StaffPasswordChanged: 'Password of a staff account was changed.',
    StaffPasswordLinkMailed: 'A link for setting a new password was mailed to the staff member.',
    StaffSignInEnded: 'A sign-in of the staff member was ended.',
    StaffSecondFactorSet: 'A staff member set up a second step for signing in.',
    StaffSecondFactorRemoved: 'The second step of a staff member’s sign-in was removed.',
    StaffRemoved: 'Staff account was removed.',
  } as const satisfies EventTexts<MemberEvent | StaffEvent>,
  field: {
    staffId: 'Staff account',
    role: 'Role',
    internal: 'Internal notes',
    roleBeforeBan: 'Role before the ban',
    isFirstLoginAfterApproval: 'Approval not seen yet',
    roles: 'Roles',
    bio: 'About',
    isPublic: 'Public profile',
    systemSetting: 'Setting',
    postDelayDay: 'Days that a post may be late',
    instagramRewardPoint: 'Points for an Instagram post',
    youtubeRewardPoint: 'Points for a YouTube video',
    requestAmountPerTryset: 'Items in a tryset at most',
    canHideLook: 'May hide looks',
    latestLostAndFound: 'Lost and found',
    poster: 'Poster',
  } as const satisfies FieldTexts<MemberState | StaffState>,
} as const;

export const replay = {
  entities: {
    user: 'Member',
    staff: 'Staff',
  },
  projection: {
    users: 'Members',
    staff: 'Staff',
    people_members: 'Contact data of members',
    people_staffs: 'Contact data of staff',
  },
} as const;
