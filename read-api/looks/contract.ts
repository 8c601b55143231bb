import Type, { type Static } from 'typebox';
import {
  certificationStatuses,
  lookReportTypes,
  lookSnsTypes,
  lookTypes,
  snsProblems,
} from '#domain/looks/look-kinds.ts';
import { lookTransitions } from '#domain/looks/look-transitions.ts';
import { lookOverallStatuses } from '#domain/looks/overall-status.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { Like } from '../kit/shown/like.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { PointMove } from '../points/move-contract.ts';
import { BrandBrief, MemberBrief, ProductBrief, SizeBrief } from '../tryset-items/contract.ts';
import { CertificationLogShown, Check, Reasons } from './log-contract.ts';

const Count = Nullable(Type.Integer());

export const LookImageShown = Type.Object({ id: Type.Integer(), order: Type.Integer(), image: PictureSet });

/** What is known of a post; null where the network does not tell, or nobody has asked it yet. */
const Post = Type.Object({
  link: Nullable(Type.String()),
  isLinkValid: Nullable(Type.Boolean()),
  isDuplicate: Type.Boolean(),
  likeCount: Count,
  commentCount: Count,
  viewCount: Count,
});

/** An item that a look tags. Points are null for brand admins. */
export const LookItemMapping = Type.Object({
  id: Type.Integer(),
  trysetItemId: Type.Integer(),
  trysetId: Type.Integer(),
  latestCertificationStatus: OneOf(certificationStatuses),
  rejectedReasons: Reasons,
  otherRejectedReason: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  certifiedTime: Nullable(Instant),
  uploadPoint: Count,
  givenPoints: Count,
  certificationLogs: Type.Array(CertificationLogShown),
  brand: BrandBrief,
  product: ProductBrief,
  productSize: SizeBrief,
});

export const LookScore = Type.Object({
  id: Type.Integer(),
  lookId: Type.Integer(),
  contentUnitScore: Count,
  isCertified: Type.Boolean(),
});
export type LookScore = Static<typeof LookScore>;

const common = {
  id: Type.Integer(),
  /** Over the items that the caller may see. */
  status: OneOf(lookOverallStatuses),
  latestCertificationStatus: OneOf(certificationStatuses),
  /** Of the newest line of its certification; null where nothing was said. */
  latestCertificationComment: Nullable(Type.String()),
  isCertified: Type.Boolean(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  lookType: OneOf(lookTypes),
  snsType: OneOf(lookSnsTypes),
  link: Nullable(Type.String()),
  /** The member's. */
  gender: Nullable(OneOf(memberGenders)),
  description: Type.String(),
  isPublic: Type.Boolean(),
  user: MemberBrief,
  images: Type.Array(LookImageShown),
  instagramInfo: Nullable(Type.Object({ ...Post.properties, followedBy: Count })),
  youtubeInfo: Nullable(Type.Object({ ...Post.properties, subscribedBy: Count })),
  isLinkValid: Nullable(Type.Boolean()),
  isDuplicate: Type.Boolean(),
  /** By members. */
  like: Like,
  /** By brands; of a brand admin its own. */
  brandLike: Like,
  reportCount: Type.Integer(),
  contentUnitScore: Count,
  recertificationCount: Type.Integer(),
  /** Those that the caller may see. */
  lookItemMappings: Type.Array(LookItemMapping),
  /** What these are of, each once. */
  productsV2: Type.Array(ProductBrief),
  productSizesV2: Type.Array(SizeBrief),
  trysetItems: Type.Array(Type.Object({ id: Type.Integer(), trysetId: Type.Integer() })),
  /** Products of the first version are tagged by no look. */
  productVersion: Type.Literal('v2'),
  contentScores: Type.Array(LookScore),
  actions: ActionsOf(lookTransitions),
};

export const Look = Type.Object(common);
export type Look = Static<typeof Look>;

export const BrandReport = Type.Object({
  brand: BrandBrief,
  type: OneOf(lookReportTypes),
  comment: Nullable(Type.String()),
});

/** Reactions to a look as they were told. */
export const LookReactions = Type.Object({
  data: Type.Array(
    Type.Object({
      time: Instant,
      ...{ likeCount: Count, commentCount: Count, viewCount: Count },
      /** Of the account that the post stands on. */
      followers: Count,
    }),
  ),
});
export type LookReactions = Static<typeof LookReactions>;

export const LookDetail = Type.Object({
  ...common,
  ...asOfField,
  /** When its network last told something new; null before that. */
  countedTime: Nullable(Instant),
  /** Whether the network marks the post as paid; null where it does not tell. */
  isMarkedPaid: Nullable(Type.Boolean()),
  /** Why the network does not tell of it, while it does not. For staff. */
  snsProblem: Nullable(Type.Object({ problem: OneOf(snsProblems), sinceTime: Instant })),
  lookItemMappings: Type.Array(
    Type.Object({
      ...LookItemMapping.properties,
      /** What a method saw last. */
      checks: Type.Array(Check),
    }),
  ),
  /** What it brought the member in points, newest first; null for brand admins, and in the past. */
  pointHistory: Nullable(Type.Array(PointMove)),
  /** What brands did with it, as far as the caller may see. */
  brandLikes: Type.Array(BrandBrief),
  lookReports: Type.Array(BrandReport),
});
export type LookDetail = Static<typeof LookDetail>;

/** A look once for each item that it tags. */
export const LookContent = Type.Object({
  /** That of the tagged item, `look_item_mapping_id`. */
  id: Type.Integer(),
  lookId: Type.Integer(),
  createdTime: Instant,
  snsType: OneOf(lookSnsTypes),
  link: Nullable(Type.String()),
  user: MemberBrief,
  trysetItemId: Type.Integer(),
  brand: BrandBrief,
  product: ProductBrief,
  productSize: SizeBrief,
  latestCertificationStatus: OneOf(certificationStatuses),
  isCertified: Type.Boolean(),
  /** What it counts for the brand once it is certified; null while nobody knows how many follow. */
  contentUnitScore: Count,
});
export type LookContent = Static<typeof LookContent>;

/** Looks by where they stand: each the count of the list with that `certification_status`. */
export const CertificationStats = Type.Object({
  pendingCount: Type.Integer(),
  deferredCount: Type.Integer(),
  approvedCount: Type.Integer(),
  rejectedCount: Type.Integer(),
});
export type CertificationStats = Static<typeof CertificationStats>;

/** What people decided on one day, the busiest first. */
export const CertificationProgress = Type.Object({
  day: Type.String(),
  people: Type.Array(
    Type.Object({
      user: ActorBrief,
      approvedCount: Type.Integer(),
      rejectedCount: Type.Integer(),
      deferredCount: Type.Integer(),
    }),
  ),
});
export type CertificationProgress = Static<typeof CertificationProgress>;

export const BrandInteractions = Type.Object({
  likes: Type.Array(BrandBrief),
  reports: Type.Array(BrandReport),
});
export type BrandInteractions = Static<typeof BrandInteractions>;

/** What looks do for a brand. */
export const LookSummary = Type.Object({
  /** A look once for every item of the brand that it tags. */
  totalContentCount: Type.Integer(),
  certifiedContentCount: Type.Integer(),
  nonCertifiedContentCount: Type.Integer(),
  /** How many certified ones count so much for the brand, the smallest score first. */
  lookScoreCountSummary: Type.Array(Type.Object({ score: Type.Integer(), count: Type.Integer() })),
});
export type LookSummary = Static<typeof LookSummary>;
