import type { MemberState } from '#domain/members/member-state.ts';

/** Returns whether a member exists and is not forgotten. */
export const isThere = ({ status }: MemberState) => status === 'registered' || status === 'leaving';
