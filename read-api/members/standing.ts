import type { MemberStanding } from '#domain/members/role-transitions.ts';
import type { StandingGroup } from '../kit/actions/preview.ts';
import type { Reading } from '../kit/reading.ts';
import { matchingUsers, type UsersParams } from './filters.ts';

/** The matching members grouped by the values that guards use, in one statement. */
export async function memberStandings(
  reading: Reading,
  query: UsersParams,
): Promise<StandingGroup<MemberStanding>[]> {
  const { users } = await matchingUsers(reading, query);
  const rows = await users
    .select(['member.role', 'member.roleBeforeBan', 'member.isFirstLoginAfterApproval'])
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .groupBy(['member.role', 'member.roleBeforeBan', 'member.isFirstLoginAfterApproval'])
    .execute();
  return rows.map(({ role: status, count, ...standing }) => ({
    standing: { status, ...standing },
    count: Number(count),
  }));
}
