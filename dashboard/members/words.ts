import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codes: {
    gender: 'trysetItem.gender',
    network: 'member.sns.network',
    role: 'member.role',
    roles: 'staff.role',
    roleBeforeBan: 'member.role',
  },
  codesOf: {
    user: { grade: 'member.grade' },
    MemberAddressProposalEnded: { end: 'history.addressEnd' },
    StaffAddressProposalEnded: { end: 'history.addressEnd' },
    BrandAdminAddressProposalEnded: { end: 'history.addressEnd' },
    MemberSocialLinked: { provider: 'member.social' },
    MemberSocialUnlinked: { provider: 'member.social' },
    MemberSnsCertified: { certification: 'member.sns.certification' },
    MemberApproved: { from: 'member.role', to: 'member.role' },
    MemberBanned: { from: 'member.role' },
    MemberUnbanned: { to: 'member.role' },
    MemberRoleChanged: { from: 'member.role', to: 'member.role' },
    MemberGradeChanged: { from: 'member.grade', to: 'member.grade' },
  },
};
