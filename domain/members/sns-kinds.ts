import type { LookSnsType } from '../looks/look-kinds.ts';

/** The networks on which a member can have an account. A blog is only an address, not an account. */
export const snsNetworks = ['Instagram', 'Youtube'] as const satisfies readonly LookSnsType[];
export type SnsNetwork = (typeof snsNetworks)[number];

/** How certain it is that an account belongs to the member, in rising order. */
export const snsCertifications = ['PENDING', 'CERTIFIED_BY_STAFF', 'CERTIFIED_BY_SYSTEM'] as const;
export type SnsCertification = (typeof snsCertifications)[number];

/** The groupings of followers. */
export const followerGroupings = ['nationality', 'language', 'age', 'interest'] as const;
export type FollowerGrouping = (typeof followerGroupings)[number];
