import { businessDay } from '#domain/business-day.ts';
import { isBirthMonth } from '#domain/members/birth-month.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { pointPolicy, pointPolicyId } from '#domain/points/point-policy.ts';
import type { EarningTerms } from '#domain/tryset-items/upload-points.ts';
import type { WriteDeps } from '../deps.ts';

/** Returns the member's earning terms at an ISO instant, the time of the request. */
export async function earningTerms(
  { streams, sealing }: Pick<WriteDeps, 'streams' | 'sealing'>,
  { userId, grade, personal, systemSetting }: MemberState,
  at: string,
): Promise<EarningTerms> {
  const { state: policy } = await streams.refresh(pointPolicy, pointPolicyId);
  const person = (personal && (await sealing.unseal(personKey('user', userId), personal))) as Person | null;
  const birthday = person?.birthday ?? null;
  return {
    policy,
    grade,
    own: systemSetting,
    isBirthMonth: birthday !== null && isBirthMonth(birthday, businessDay(new Date(at))),
  };
}
