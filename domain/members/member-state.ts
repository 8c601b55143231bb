import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import type { MemberDescription, MemberEvent } from './member-events.ts';
import type { MemberPicture } from './member-kinds.ts';

/** `expired` is a registration that never came, `leaving` from the wish to be forgotten until nothing of theirs is under way any more. */
export type MemberStatus = 'none' | 'expired' | 'registered' | 'leaving' | 'forgotten';

export interface MemberState extends MemberDescription {
  status: MemberStatus;
  /** What was last lost or found with their garments, as staff note it. */
  latestLostAndFound: string | null;
  pictures: Readonly<Record<MemberPicture, string | null>>;
}

export const initialMember: MemberState = {
  status: 'none',
  userId: 0,
  username: null,
  role: 'PRE_CREATED',
  grade: 'white',
  gender: null,
  regionId: 'KOREA',
  bio: null,
  isPublic: false,
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
};

type Evolve = Decider<MemberState, never, MemberEvent>['evolve'];

export const evolveMember: Evolve = (member, { type, data }) => {
  switch (type) {
    case 'MemberRegistered':
      return { ...member, ...data, status: 'registered' };
    case 'MemberRegistrationExpired':
      return { ...member, status: 'expired', userId: data.userId };
    case 'MemberRevised':
      return { ...member, ...data.changed };
    case 'MemberPersonalDataSet':
      return { ...member, personal: data.personal };
    case 'MemberRoleChanged':
      return { ...member, role: data.to };
    case 'MemberGradeChanged':
      return { ...member, grade: data.to };
    case 'MemberSystemSettingRevised':
      return { ...member, systemSetting: { ...member.systemSetting, ...data.changed } };
    case 'MemberLostAndFoundNoted':
      return { ...member, latestLostAndFound: data.latestLostAndFound };
    case 'MemberPictureSet':
      return { ...member, pictures: { ...member.pictures, [data.kind]: data.hash } };
    case 'MemberTermsAgreed':
    case 'MemberPasswordChanged':
    case 'MemberPasswordLinkMailed':
    case 'MemberSignInEnded':
      return member;
    case 'MemberForgettingRequested':
      return { ...member, status: 'leaving' };
    case 'MemberForgotten':
      return {
        ...member,
        status: 'forgotten',
        personal: null,
        bio: null,
        latestLostAndFound: null,
        pictures: { picture: null, poster: null },
      };
    default:
      return untouched(type, member);
  }
};
