import type { LookSnsType } from '../looks/look-kinds.ts';

/** The networks on which a member has an account; a blog is an address alone. */
export const snsNetworks = ['Instagram', 'Youtube'] as const satisfies readonly LookSnsType[];
export type SnsNetwork = (typeof snsNetworks)[number];

/** How sure it is that an account is the member's, from the least to the most. */
export const snsCertifications = ['PENDING', 'CERTIFIED_BY_STAFF', 'CERTIFIED_BY_SYSTEM'] as const;
export type SnsCertification = (typeof snsCertifications)[number];

/** By what followers are told apart. */
export const followerGroupings = ['nationality', 'language', 'age', 'interest'] as const;
export type FollowerGrouping = (typeof followerGroupings)[number];
