export const memberEvents = {
  MemberRegistered: 'Member was registered.',
  MemberRegistrationExpired: 'Registration of a member expired: it was never completed.',
  MemberRevised: 'Profile was revised.',
  MemberPersonalDataSet: 'Contact data were changed.',
  MemberRoleChanged: 'Role was changed: {{from}} → {{to}}.',
  MemberGradeChanged: 'Grade was changed: {{from}} → {{to}}.',
  MemberSystemSettingRevised: 'Setting was revised.',
  MemberLostAndFoundNoted: 'Lost and found was noted.',
  MemberPictureSet: 'A picture of the member was changed.',
  MemberForgettingRequested: 'It was asked to forget the member.',
  MemberForgotten: 'Member was forgotten.',
} as const;
