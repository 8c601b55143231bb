import type { snsTypes } from '../tryset-items/item-kinds.ts';

/** Where a look can be posted: `Any` only filters. */
export const lookSnsTypes = [
  'Blog',
  'Instagram',
  'Youtube',
] as const satisfies readonly (typeof snsTypes)[number][];
export type LookSnsType = (typeof lookSnsTypes)[number];

/** What a look is posted for. */
export const lookTypes = ['product'] as const;
export type LookType = (typeof lookTypes)[number];

/** Where the certification of one tagged item stands. */
export const certificationStatuses = ['Pending', 'Approved', 'Rejected', 'Deferred'] as const;
export type CertificationStatus = (typeof certificationStatuses)[number];

/** Who or what certified. */
export const certificationMethods = ['ACTOR', 'RULE', 'LANGUAGE_MODEL'] as const;
export type CertificationMethod = (typeof certificationMethods)[number];

/** How the looks of a brand are certified. */
export const certificationRules = ['MANUAL', 'NORMAL', 'PASS__EXCEPT_EXPOSURE_CHECK'] as const;
export type CertificationRule = (typeof certificationRules)[number];

/** Why a network told nothing of a post: it limits us, takes our key no more, is not reached, or answers what nobody can read. */
export const snsProblems = ['rate_limited', 'not_authorized', 'unreachable', 'unreadable'] as const;
export type SnsProblem = (typeof snsProblems)[number];

/** What a brand admin reports a look for. */
export const lookReportTypes = ['wrong_item', 'deleted', 'offensive', 'other'] as const;
export type LookReportType = (typeof lookReportTypes)[number];
