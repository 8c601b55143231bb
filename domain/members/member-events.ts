import type { DomainEvent } from '../event.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';
import type { AgreedTerms } from '../terms-kinds.ts';
import type { AddressEvent } from './address-proposal.ts';
import type { MemberGender, MemberGrade, MemberPicture, MemberRole, SocialProvider } from './member-kinds.ts';
import type { MemberSnsEvent } from './sns-events.ts';

/** What the platform grants a member. Points are whole; null means no limit of the member's own. */
export interface SystemSetting {
  postDelayDay: number | null;
  instagramRewardPoint: number | null;
  youtubeRewardPoint: number | null;
  requestAmountPerTryset: number | null;
  canHideLook: boolean;
}

export interface MemberFields {
  gender: MemberGender | null;
  regionId: Region;
  bio: string | null;
  isPublic: boolean;
}

/** What a member may wish of the platform, once it is a member. */
export interface MemberWishes {
  /** Points pay for a plan's renewal before the card does. */
  usePointsForPlan: boolean;
}

/** `personal` is sealed with the key `user:<id>`: JSON of a `Person`. */
export interface MemberDescription extends MemberFields {
  userId: number;
  /** Null where it is sealed with the personal data; readable in events of version 1, and where an import knows only a ref. */
  username: string | null;
  role: MemberRole;
  grade: MemberGrade;
  personal: Sealed | null;
  systemSetting: SystemSetting;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

/** Events of `user-<id>`. */
export type MemberEvent =
  | E<'MemberRegistered', MemberDescription>
  | E<'MemberRegistrationExpired', { userId: number }>
  | E<'MemberRevised', { changed: Partial<MemberFields & MemberWishes> }>
  | E<'MemberPersonalDataSet', { personal: Sealed | null }>
  | AddressEvent<'Member'>
  /** Somebody who was prepared, or turned down before, asks to be a member. */
  | E<'MemberApplied', Nothing>
  | E<'MemberApproved', { from: MemberRole; to: MemberRole }>
  | E<'MemberDeclined', Nothing>
  /** Sign-ins end, and requested trysets are canceled. */
  | E<'MemberBanned', { from: MemberRole }>
  | E<'MemberUnbanned', { to: MemberRole }>
  /** The member has seen that it was approved. */
  | E<'MemberFirstLoginSeen', Nothing>
  | E<'MemberRoleChanged', { from: MemberRole; to: MemberRole }>
  | E<'MemberGradeChanged', { from: MemberGrade; to: MemberGrade }>
  | E<'MemberSystemSettingRevised', { changed: Partial<SystemSetting> }>
  | E<'MemberLostAndFoundNoted', { latestLostAndFound: string | null }>
  /** `internal` is sealed with the key `user:<id>`: JSON of `InternalData`. */
  | E<'MemberInternalDataSet', { internal: Sealed | null }>
  /** `guardian` is sealed with the key `user:<id>`: JSON of a `GuardianConsent`; null where it is withdrawn. */
  | E<'MemberGuardianConsentSet', { guardian: Sealed | null }>
  | E<'MemberPictureSet', { kind: MemberPicture; hash: string | null }>
  /** One of its pictures, of now or before, lost what a camera had written into it. */
  | E<'MemberPictureStripped', PictureStripping>
  | E<'MemberTermsAgreed', { agreed: readonly AgreedTerms[] }>
  /** The password itself is no part of any event. */
  | E<'MemberPasswordChanged', Nothing>
  /** A link with which the member sets a new password was sent to its address. */
  | E<'MemberPasswordLinkMailed', Nothing>
  /** One of the member's sign-ins was ended from elsewhere. */
  | E<'MemberSignInEnded', Nothing>
  /** The member was given all that is kept of it. */
  | E<'MemberDataExported', Nothing>
  /** `account` is sealed with the key `user:<id>`: the account's id there. */
  | E<'MemberSocialLinked', { provider: SocialProvider; account: Sealed }>
  | E<'MemberSocialUnlinked', { provider: SocialProvider }>
  | MemberSnsEvent
  | E<'MemberForgettingRequested', Nothing>
  | E<'MemberForgotten', Nothing>;
