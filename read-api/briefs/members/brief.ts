import type { MemberGender } from '#domain/members/member-kinds.ts';
import type { Region } from '#domain/regions.ts';
import type { Caller } from '#http/caller.ts';
import { seesRealNames } from '../../kit/scope.ts';

/** A member's columns in rows that are joined with the member, and the row's reader. */
export interface MemberColumns {
  userId: number;
  username: string | null;
  realName: string | null;
  userGender: MemberGender | null;
  userRegion: Region;
  caller: Caller;
}

/** A member as other rows show it to the row's reader. */
export function memberBrief(row: MemberColumns) {
  return {
    id: row.userId,
    username: row.username,
    realName: realNameOf(row),
    gender: row.userGender,
    regionId: row.userRegion,
  };
}

/** The member's real name; null for readers who may not know it. */
export function realNameOf({ caller, realName }: Pick<MemberColumns, 'caller' | 'realName'>): string | null {
  return seesRealNames(caller) ? realName : null;
}
