import type { SnsFigures } from '#domain/members/sns-account.ts';
import type { MemberSnsEvent } from '#domain/members/sns-events.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { membersFor } from '../briefs/members/scope.ts';
import type { ReadDeps } from '../deps.ts';
import type { SnsCourses } from './sns-contract.ts';

type Told = Extract<MemberSnsEvent, { type: 'MemberSnsConnected' | 'MemberSnsSynced' }>;

/** Figures of a member's social accounts over time. Throws 404 if the caller may not see the member. */
export async function snsCourses({ db }: ReadDeps, caller: Caller, id: number): Promise<SnsCourses> {
  const there = membersFor(db, caller).where('member.id', '=', id).select('member.id');
  if ((await there.executeTakeFirst()) === undefined) throw notFound('user', id);
  const told = await db
    .selectFrom('read.log as log')
    .where('log.stream', '=', `user-${id}`)
    .where('log.type', 'in', ['MemberSnsConnected', 'MemberSnsSynced'] satisfies Told['type'][])
    .orderBy('log.revision')
    .select(['log.type', 'log.data', 'log.effectiveAt'])
    .execute();
  const courses: Record<SnsNetwork, SnsCourses[SnsNetwork]> = { Instagram: [], Youtube: [] };
  for (const { effectiveAt: time, ...event } of told) {
    const { type, data } = event as Told;
    if (type === 'MemberSnsConnected') courses[data.network] = [];
    else if (data.figures !== null) courses[data.network].push({ time, ...shown(data.figures) });
  }
  return courses;
}

function shown({ followers, engagementRate, averageLikes }: SnsFigures) {
  return { followers, engagementRate, averageLikeCount: averageLikes };
}
