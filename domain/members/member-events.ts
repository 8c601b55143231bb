import type { DomainEvent } from '../event.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';
import type { AgreedTerms } from '../terms-kinds.ts';
import type { AddressEvent } from './address-proposal.ts';
import type { MemberGender, MemberGrade, MemberPicture, MemberRole, SocialProvider } from './member-kinds.ts';
import type { RegionEvent } from './region-change.ts';
import type { MemberSnsEvent } from './sns-events.ts';

/** Settings that the platform grants to a single member. Points are whole; null means that the general limit applies. */
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

/** Settings that members choose themselves. */
export interface MemberWishes {
  /** True if points pay for the plan's renewal before the card does. */
  usePointsForPlan: boolean;
}

/** `personal` is sealed with the key `user:<id>`: JSON of a `Person`. */
export interface MemberDescription extends MemberFields {
  userId: number;
  /**
   * The username; null if it is sealed with the personal data. Readable in version 1 events, and for imported members known
   * only by a ref.
   */
  username: string | null;
  role: MemberRole;
  grade: MemberGrade;
  personal: Sealed | null;
  systemSetting: SystemSetting;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

/** The events of the stream `user-<id>`. */
export type MemberEvent =
  | E<'MemberRegistered', MemberDescription>
  | E<'MemberRegistrationExpired', { userId: number }>
  | E<'MemberRevised', { changed: Partial<MemberFields & MemberWishes> }>
  | E<'MemberPersonalDataSet', { personal: Sealed | null }>
  | AddressEvent<'Member'>
  | RegionEvent
  /** A prepared or previously rejected person applies for membership. */
  | E<'MemberApplied', Nothing>
  | E<'MemberApproved', { from: MemberRole; to: MemberRole }>
  | E<'MemberDeclined', Nothing>
  /** The ban ends sign-ins and cancels requested trysets. */
  | E<'MemberBanned', { from: MemberRole }>
  | E<'MemberUnbanned', { to: MemberRole }>
  /** The member saw the notice of approval. */
  | E<'MemberFirstLoginSeen', Nothing>
  | E<'MemberRoleChanged', { from: MemberRole; to: MemberRole }>
  | E<'MemberGradeChanged', { from: MemberGrade; to: MemberGrade }>
  | E<'MemberSystemSettingRevised', { changed: Partial<SystemSetting> }>
  | E<'MemberLostAndFoundNoted', { latestLostAndFound: string | null }>
  /** Staff set internal data. `internal` is JSON of `InternalData`, sealed with the key `user:<id>`. */
  | E<'MemberInternalDataSet', { internal: Sealed | null }>
  /**
   * A guardian's consent was set. `guardian` is JSON of a `GuardianConsent`, sealed with the key `user:<id>`; null withdraws
   * the consent.
   */
  | E<'MemberGuardianConsentSet', { guardian: Sealed | null }>
  | E<'MemberPictureSet', { kind: MemberPicture; hash: string | null }>
  /** Camera metadata was removed from a current or former picture of the member. */
  | E<'MemberPictureStripped', PictureStripping>
  /** The member signed up with the code of an invitation. */
  | E<'MemberInvitationAccepted', { invitationId: number }>
  | E<'MemberTermsAgreed', { agreed: readonly AgreedTerms[] }>
  /** The password was changed. No event contains the password. */
  | E<'MemberPasswordChanged', Nothing>
  /** A link for setting a new password was mailed to the member. */
  | E<'MemberPasswordLinkMailed', Nothing>
  /** One of the member's sign-ins was ended from another session. */
  | E<'MemberSignInEnded', Nothing>
  /** The member downloaded all data stored about the member. */
  | E<'MemberDataExported', Nothing>
  /** The member linked an account for signing in. `account` is its id at the provider, sealed with the key `user:<id>`. */
  | E<'MemberSocialLinked', { provider: SocialProvider; account: Sealed }>
  | E<'MemberSocialUnlinked', { provider: SocialProvider }>
  | MemberSnsEvent
  | E<'MemberForgettingRequested', Nothing>
  | E<'MemberForgotten', Nothing>;
