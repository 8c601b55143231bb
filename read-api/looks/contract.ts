import Type, { type Static } from 'typebox';
import { proposalStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import { lookUseStatuses, lookUseTypes, regramStatuses } from '#domain/look-uses/use-kinds.ts';
import {
  brandEventStatuses,
  certificationStatuses,
  lookReportTypes,
  lookSnsTypes,
  lookTypes,
  snsProblems,
} from '#domain/looks/look-kinds.ts';
import { lookTransitions } from '#domain/looks/look-transitions.ts';
import { lookOverallStatuses } from '#domain/looks/overall-status.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief, MemberBrief, ProductBrief, SizeBrief } from '../briefs/contract.ts';
import { LookFeedback } from '../briefs/looks/feedbacks.ts';
import { CertificationLogShown, Check, Reasons } from '../briefs/looks/log-contract.ts';
import { PointMove } from '../briefs/points/move-contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { Like } from '../kit/shown/like.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';

const Count = Nullable(Type.Integer());

export const LookImageShown = Type.Object({ id: Type.Integer(), order: Type.Integer(), image: PictureSet });

/** Data of a post; a field is null if the network does not report it or was not asked yet. */
const Post = Type.Object({
  link: Nullable(Type.String()),
  isLinkValid: Nullable(Type.Boolean()),
  isDuplicate: Type.Boolean(),
  likeCount: Count,
  commentCount: Count,
  viewCount: Count,
});

/** A tagged item of a look. Points are null for brand admins. */
export const LookItemMapping = Type.Object({
  id: Type.Integer(),
  /** The tagged tryset item or order item; the other one is null. */
  trysetItemId: Count,
  commerceOrderItemId: Count,
  trysetId: Count,
  latestCertificationStatus: OneOf(certificationStatuses),
  rejectedReasons: Reasons,
  otherRejectedReason: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  certifiedTime: Nullable(Instant),
  uploadPoint: Count,
  givenPoints: Count,
  /** The item's share in the look's cash, in whole KRW or JPY. */
  givenCash: Count,
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

/** A brand's use of a look, in short. */
const LookUseOfLook = Type.Object({
  id: Type.Integer(),
  lookId: Type.Integer(),
  brandId: Type.Integer(),
  type: OneOf(lookUseTypes),
  status: OneOf(lookUseStatuses),
  useStartDate: Day,
  useEndDate: Nullable(Day),
});

/** A brand's event with the reservation that a look names. */
const EventOfLook = Type.Object({
  id: Type.Integer(),
  brand: BrandBrief,
  /** The country of the event. Its money is in this country's currency. */
  regionId: OneOf(regions),
  assignedPoint: Type.Integer(),
  brandTag: Type.String(),
  isLookTaggable: Type.Boolean(),
  startDate: Day,
  endDate: Day,
  reservations: Type.Array(
    Type.Object({
      id: Type.Integer(),
      lookUploadPoint: Nullable(Type.Integer()),
      lookUploadCash: Nullable(Type.Integer()),
      curator: Type.Object({ id: Type.Integer(), username: Nullable(Type.String()) }),
    }),
  ),
});

/** A brand's collaboration with the proposal that a look names. */
const ProposalOfLook = Type.Object({
  id: Type.Integer(),
  status: OneOf(proposalStatuses),
  /** When the member first opened it; null before that. */
  readAt: Nullable(Instant),
  assignedPoint: Type.Integer(),
  lookUploadCash: Type.Integer(),
  brandCollaboration: Type.Object({ id: Type.Integer(), name: Type.String(), brand: BrandBrief }),
});

const common = {
  id: Type.Integer(),
  /** Status of the look over the items that the caller may see. */
  status: OneOf(lookOverallStatuses),
  latestCertificationStatus: OneOf(certificationStatuses),
  /** Comment of the newest line in the certification log; null if the log is empty. */
  latestCertificationComment: Nullable(Type.String()),
  isCertified: Type.Boolean(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  lookType: OneOf(lookTypes),
  snsType: OneOf(lookSnsTypes),
  link: Nullable(Type.String()),
  /** Gender of the member who posted the look. */
  gender: Nullable(OneOf(memberGenders)),
  description: Type.String(),
  isPublic: Type.Boolean(),
  user: MemberBrief,
  images: Type.Array(LookImageShown),
  instagramInfo: Nullable(Type.Object({ ...Post.properties, followedBy: Count })),
  youtubeInfo: Nullable(Type.Object({ ...Post.properties, subscribedBy: Count })),
  isLinkValid: Nullable(Type.Boolean()),
  isDuplicate: Type.Boolean(),
  /** Number of members' likes, and whether the caller likes the look. */
  like: Like,
  /** Number of brands' likes; a brand admin sees only its own brand's. */
  brandLike: Like,
  reportCount: Type.Integer(),
  contentUnitScore: Count,
  recertificationCount: Type.Integer(),
  /** Tagged items that the caller may see. */
  lookItemMappings: Type.Array(LookItemMapping),
  /** Products and sizes of the tagged items, each once. */
  productsV2: Type.Array(ProductBrief),
  productSizesV2: Type.Array(SizeBrief),
  trysetItems: Type.Array(Type.Object({ id: Type.Integer(), trysetId: Type.Integer() })),
  commerceOrderItems: Type.Array(Type.Object({ id: Type.Integer() })),
  /** The certification for a brand's event; null if the look names no reservation. */
  latestBrandEventCertificationStatus: Nullable(OneOf(brandEventStatuses)),
  /** The brand's event that the look is for; null for other looks, for other brands' events, and in views of the past. */
  brandEvent: Nullable(EventOfLook),
  /** What the reservation has earned, money in the currency of the event's country; null without one. */
  brandEventGivenPoints: Nullable(Type.Integer()),
  brandEventGivenCash: Nullable(Type.Integer()),
  /** The proposal that the look is for; null for other looks, for other brands' proposals, and in views of the past. */
  proposal: Nullable(ProposalOfLook),
  /** The member's own application for the collaboration that the look is for; null if the brand or staff proposed it. */
  selfCampaignApplication: Nullable(
    Type.Object({ id: Type.Integer(), selfCampaign: Type.Object({ id: Type.Integer(), brand: BrandBrief }) }),
  ),
  /** Looks never tag products of the first version. */
  productVersion: Type.Literal('v2'),
  contentScores: Type.Array(LookScore),
  /** Brands' uses that the caller may see, newest first; null in views of the past, as the regram request. */
  lookUses: Nullable(Type.Array(LookUseOfLook)),
  latestRegramRequestStatus: Nullable(OneOf(regramStatuses)),
  actions: ActionsOf(lookTransitions),
};

export const Look = Type.Object(common);
export type Look = Static<typeof Look>;

export const BrandReport = Type.Object({
  brand: BrandBrief,
  type: OneOf(lookReportTypes),
  comment: Nullable(Type.String()),
});

/** Reactions to a look over time, as its network reported them. */
export const LookReactions = Type.Object({
  data: Type.Array(
    Type.Object({
      time: Instant,
      likeCount: Count,
      commentCount: Count,
      viewCount: Count,
      /** Number of followers of the account that posted the look. */
      followers: Count,
    }),
  ),
});
export type LookReactions = Static<typeof LookReactions>;

export const LookDetail = Type.Object({
  ...common,
  ...asOfField,
  /** When the network last reported new figures; null if it never did. */
  countedTime: Nullable(Instant),
  /** Whether the network marks the post as paid; null if it does not report this. */
  isMarkedPaid: Nullable(Type.Boolean()),
  /** Why the network currently reports no figures; null if it does. For staff. */
  snsProblem: Nullable(Type.Object({ problem: OneOf(snsProblems), sinceTime: Instant })),
  lookItemMappings: Type.Array(
    Type.Object({
      ...LookItemMapping.properties,
      /** The checks that the latest automatic decision made. */
      checks: Type.Array(Check),
    }),
  ),
  /** Points that the look earned the member, newest first; null for brand admins, and in views of the past. */
  pointHistory: Nullable(Type.Array(PointMove)),
  /** Brands' interactions that the caller may see. */
  brandLikes: Type.Array(BrandBrief),
  /** The feedback of brands that the caller may see; null in views of the past. */
  brandFeedbacks: Nullable(Type.Array(LookFeedback)),
  lookReports: Type.Array(BrandReport),
});
export type LookDetail = Static<typeof LookDetail>;

/** A look and one of its tagged items. */
export const LookContent = Type.Object({
  /** Id of the tagged item, `look_item_mapping_id`. */
  id: Type.Integer(),
  lookId: Type.Integer(),
  createdTime: Instant,
  snsType: OneOf(lookSnsTypes),
  link: Nullable(Type.String()),
  user: MemberBrief,
  trysetItemId: Count,
  commerceOrderItemId: Count,
  brand: BrandBrief,
  product: ProductBrief,
  productSize: SizeBrief,
  latestCertificationStatus: OneOf(certificationStatuses),
  isCertified: Type.Boolean(),
  /** Score for the brand once the item is certified; null while the follower count is unknown. */
  contentUnitScore: Count,
});
export type LookContent = Static<typeof LookContent>;

/** Number of looks by status; each equals the count of the list with that `certification_status`. */
export const CertificationStats = Type.Object({
  pendingCount: Type.Integer(),
  deferredCount: Type.Integer(),
  approvedCount: Type.Integer(),
  rejectedCount: Type.Integer(),
});
export type CertificationStats = Static<typeof CertificationStats>;

/** Number of items that each staff member decided on one day, the most active first. */
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
  feedbacks: Type.Array(LookFeedback),
  reports: Type.Array(BrandReport),
});
export type BrandInteractions = Static<typeof BrandInteractions>;

/** A brand's figures over looks. */
export const LookSummary = Type.Object({
  /** Number of the brand's tagged items in looks: a look with two of them counts twice. */
  totalContentCount: Type.Integer(),
  certifiedContentCount: Type.Integer(),
  nonCertifiedContentCount: Type.Integer(),
  /** Number of certified items by score, lowest score first. */
  lookScoreCountSummary: Type.Array(Type.Object({ score: Type.Integer(), count: Type.Integer() })),
});
export type LookSummary = Static<typeof LookSummary>;
