import type { snsTypes } from '../tryset-items/item-kinds.ts';

/** Networks for looks. `Any` is only a filter. */
export const lookSnsTypes = [
  'Blog',
  'Instagram',
  'Youtube',
] as const satisfies readonly (typeof snsTypes)[number][];
export type LookSnsType = (typeof lookSnsTypes)[number];

/** What a look is posted for. */
export const lookTypes = ['product'] as const;
export type LookType = (typeof lookTypes)[number];

/** Certification statuses of one tagged item. */
export const certificationStatuses = ['Pending', 'Approved', 'Rejected', 'Deferred'] as const;
export type CertificationStatus = (typeof certificationStatuses)[number];

/** How a decision was made. */
export const certificationMethods = ['ACTOR', 'RULE', 'LANGUAGE_MODEL'] as const;
export type CertificationMethod = (typeof certificationMethods)[number];

/** How a brand's looks are certified. */
export const certificationRules = ['MANUAL', 'NORMAL', 'PASS__EXCEPT_EXPOSURE_CHECK'] as const;
export type CertificationRule = (typeof certificationRules)[number];

/** Why a network gave no answer about a post: rate limit, rejected credentials, no connection, or an unreadable response. */
export const snsProblems = ['rate_limited', 'not_authorized', 'unreachable', 'unreadable'] as const;
export type SnsProblem = (typeof snsProblems)[number];

/** Reasons for a brand admin's report about a look. */
export const lookReportTypes = ['wrong_item', 'deleted', 'offensive', 'other'] as const;
export type LookReportType = (typeof lookReportTypes)[number];
