import type { snsTypes } from '../tryset-items/item-kinds.ts';

/** The networks on which looks are posted. `Any` is only a filter. */
export const lookSnsTypes = [
  'Blog',
  'Instagram',
  'Youtube',
] as const satisfies readonly (typeof snsTypes)[number][];
export type LookSnsType = (typeof lookSnsTypes)[number];

/** The types of looks: what a look is posted for. */
export const lookTypes = ['product', 'brand_event', 'brand_collaboration'] as const;
export type LookType = (typeof lookTypes)[number];

/** The kinds of things that a look tags. */
export const taggedKinds = ['tryset_item', 'order_item'] as const;
export type TaggedKind = (typeof taggedKinds)[number];

/** The statuses of the certification that a look for a brand's event has beside its items. */
export const brandEventStatuses = ['Pending', 'Approved', 'Rejected'] as const;
export type BrandEventStatus = (typeof brandEventStatuses)[number];

/** The certification statuses of one tagged item. */
export const certificationStatuses = ['Pending', 'Approved', 'Rejected', 'Deferred'] as const;
export type CertificationStatus = (typeof certificationStatuses)[number];

/** How a certification decision was made: by a person, the rules or a language model. */
export const certificationMethods = ['ACTOR', 'RULE', 'LANGUAGE_MODEL'] as const;
export type CertificationMethod = (typeof certificationMethods)[number];

/** How a brand's looks are certified. */
export const certificationRules = ['MANUAL', 'NORMAL', 'PASS__EXCEPT_EXPOSURE_CHECK'] as const;
export type CertificationRule = (typeof certificationRules)[number];

/** Why a network gave no answer about a post: rate limit, rejected credentials, no connection, or an unreadable response. */
export const snsProblems = ['rate_limited', 'not_authorized', 'unreachable', 'unreadable'] as const;
export type SnsProblem = (typeof snsProblems)[number];

/** The reasons for which a brand admin can report a look. */
export const lookReportTypes = ['wrong_item', 'deleted', 'offensive', 'other'] as const;
export type LookReportType = (typeof lookReportTypes)[number];
