import type { MemberState } from '#domain/members/member-state.ts';

/** Whether a member is there; who was forgotten is not. */
export const isThere = ({ status }: MemberState) => status === 'registered' || status === 'leaving';
