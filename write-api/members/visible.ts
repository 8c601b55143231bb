import type { MemberState } from '#domain/members/member-state.ts';

/** Whether a member exists and is not forgotten. */
export const isThere = ({ status }: MemberState) => status === 'registered' || status === 'leaving';
