import type { SignIn } from '#domain/members/member-kinds.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A member: the folded state without sealed data. The unsealed data is in `private.people` under `user:<id>`. */
export interface MemberRow
  extends Omit<
    MemberState,
    | 'userId'
    | 'username'
    | 'personal'
    | 'internal'
    | 'guardian'
    | 'social'
    | 'snsProfiles'
    | 'proposal'
    | 'invitationId'
    | 'regionChange'
  > {
  id: number;
  /** The member's username; null once the member is forgotten. */
  username: string | null;
  /** The member's sign-in methods, in the order in which they were added. */
  signIns: readonly SignIn[];
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const membersTable: Table<MemberRow> = {
  ...table<MemberRow>('read.users', 'id', {
    id: 'integer',
    username: 'text',
    status: 'text',
    role: 'text',
    roleBeforeBan: 'text',
    isFirstLoginAfterApproval: 'boolean',
    grade: 'text',
    gender: 'text',
    regionId: 'text',
    bio: 'text',
    isPublic: 'boolean',
    usePointsForPlan: 'boolean',
    systemSetting: 'jsonb',
    latestLostAndFound: 'text',
    pictures: 'jsonb',
    sns: 'jsonb',
    signIns: 'text[]',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  }),
  names: { columns: ['username', 'bio'], forgotten: { column: 'status', value: 'forgotten' } },
};
