import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { hashAfter } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';
import { type AddressProposal, toldOf } from './address-proposal.ts';
import { evolveSns } from './evolve-sns.ts';
import type { MemberDescription, MemberEvent, MemberWishes } from './member-events.ts';
import type { MemberPicture, MemberRole, SocialProvider } from './member-kinds.ts';
import { type OnNetworks, onNone, type SnsAccounts } from './sns-account.ts';

/**
 * A member's status. `expired`: the registration was never completed. `leaving`: the member asked to be forgotten and still
 * has open business.
 */
export type MemberStatus = 'none' | 'expired' | 'registered' | 'leaving' | 'forgotten';

export interface MemberState extends MemberDescription, MemberWishes {
  status: MemberStatus;
  /** The role before the ban; null if the member is not banned. */
  roleBeforeBan: MemberRole | null;
  /** True if the member was approved and has not seen the notice yet. */
  isFirstLoginAfterApproval: boolean;
  /** Staff's note on the last garment that was lost or found; null if there is none. */
  latestLostAndFound: string | null;
  pictures: Readonly<Record<MemberPicture, string | null>>;
  /** Internal data that only staff see, sealed; null if not set. */
  internal: Sealed | null;
  /** The guardian who consents to a minor's purchases, sealed; null if no consent is recorded. */
  guardian: Sealed | null;
  /** The provider accounts that the member has linked for signing in, each sealed; null if not linked. */
  social: Readonly<Record<SocialProvider, Sealed | null>>;
  /** The social network accounts on which the member posts. */
  sns: SnsAccounts;
  /** The profiles of the social network accounts, each sealed. */
  snsProfiles: OnNetworks<Sealed>;
  /** The invitation with whose code the member signed up; null if there was none. */
  invitationId: number | null;
  /** A new address that somebody else proposed for the account; null if no proposal is pending. */
  proposal: AddressProposal | null;
  /** The region that a change has begun to lead to; null if none has begun, or a sign-up for a ticket stopped it. */
  regionChange: Region | null;
}

export const initialMember: MemberState = {
  status: 'none',
  userId: 0,
  username: null,
  role: 'PRE_CREATED',
  roleBeforeBan: null,
  isFirstLoginAfterApproval: false,
  grade: 'white',
  gender: null,
  regionId: 'KOREA',
  bio: null,
  isPublic: false,
  usePointsForPlan: false,
  invitationId: null,
  personal: null,
  systemSetting: {
    postDelayDay: null,
    instagramRewardPoint: null,
    youtubeRewardPoint: null,
    requestAmountPerTryset: null,
    canHideLook: false,
  },
  latestLostAndFound: null,
  pictures: { picture: null, poster: null },
  internal: null,
  guardian: null,
  social: { kakao: null, facebook: null },
  sns: onNone,
  snsProfiles: onNone,
  proposal: null,
  regionChange: null,
};

type Evolve = Decider<MemberState, never, MemberEvent>['evolve'];

export const evolveMember: Evolve = (member, event, at) => {
  const { type, data } = event;
  switch (type) {
    case 'MemberRegistered':
      return { ...member, ...data, status: 'registered' };
    case 'MemberRegistrationExpired':
      return { ...member, status: 'expired', userId: data.userId };
    case 'MemberRevised':
      return {
        ...member,
        ...data.changed,
        regionChange: data.changed.regionId === undefined ? member.regionChange : null,
      };
    case 'MemberRegionChangeBegan':
      return { ...member, regionChange: data.to };
    case 'MemberRegionChangeStopped':
      return { ...member, regionChange: null };
    case 'MemberPersonalDataSet':
      return { ...member, personal: data.personal };
    case 'MemberAddressProposed':
      return { ...member, proposal: { ...data, toldAt: null } };
    case 'MemberAddressOwnerTold':
      return { ...member, proposal: toldOf(member.proposal, data.proposalId, at) };
    case 'MemberAddressProposalEnded':
      return { ...member, proposal: null };
    case 'MemberApplied':
      return { ...member, role: 'applying_only' };
    case 'MemberApproved':
      return { ...member, role: data.to, isFirstLoginAfterApproval: true };
    case 'MemberDeclined':
      return { ...member, role: 'PRE_CREATED' };
    case 'MemberBanned':
      return { ...member, role: 'banned', roleBeforeBan: data.from };
    case 'MemberUnbanned':
      return { ...member, role: data.to, roleBeforeBan: null };
    case 'MemberFirstLoginSeen':
      return { ...member, isFirstLoginAfterApproval: false };
    case 'MemberRoleChanged':
      // Before `MemberBanned` existed, bans were recorded as role changes.
      return { ...member, role: data.to, roleBeforeBan: data.to === 'banned' ? data.from : null };
    case 'MemberGradeChanged':
      return { ...member, grade: data.to };
    case 'MemberSystemSettingRevised':
      return { ...member, systemSetting: { ...member.systemSetting, ...data.changed } };
    case 'MemberLostAndFoundNoted':
      return { ...member, latestLostAndFound: data.latestLostAndFound };
    case 'MemberInternalDataSet':
      return { ...member, internal: data.internal };
    case 'MemberGuardianConsentSet':
      return { ...member, guardian: data.guardian };
    case 'MemberPictureSet':
      return { ...member, pictures: { ...member.pictures, [data.kind]: data.hash } };
    case 'MemberPictureStripped': {
      const { picture, poster } = member.pictures;
      return {
        ...member,
        pictures: { picture: hashAfter(picture, data), poster: hashAfter(poster, data) },
      };
    }
    case 'MemberSocialLinked':
      return { ...member, social: { ...member.social, [data.provider]: data.account } };
    case 'MemberSocialUnlinked':
      return { ...member, social: { ...member.social, [data.provider]: null } };
    case 'MemberSnsConnected':
    case 'MemberSnsCertified':
    case 'MemberSnsSynced':
    case 'MemberSnsDisconnected':
      return { ...member, ...evolveSns(member, event, at) };
    case 'MemberInvitationAccepted':
      return { ...member, invitationId: data.invitationId };
    case 'MemberTermsAgreed':
    case 'MemberPasswordChanged':
    case 'MemberPasswordLinkMailed':
    case 'MemberSignInEnded':
    case 'MemberDataExported':
      return member;
    case 'MemberForgettingRequested':
      return { ...member, status: 'leaving' };
    case 'MemberForgotten':
      return {
        ...member,
        status: 'forgotten',
        personal: null,
        internal: null,
        guardian: null,
        social: { kakao: null, facebook: null },
        sns: onNone,
        snsProfiles: onNone,
        proposal: null,
        bio: null,
        latestLostAndFound: null,
        pictures: { picture: null, poster: null },
      };
    default:
      return untouched(type, member);
  }
};
