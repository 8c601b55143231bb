import { businessDay } from '#domain/business-day.ts';
import { isMinor } from '#domain/members/age.ts';
import { member } from '#domain/members/member.ts';
import { type GuardianConsent, type Person, personKey } from '#domain/members/person.ts';
import { keptPhone } from '#domain/text/phone.ts';
import { invalidRequest } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { resealed } from '../kit/changes/resealed.ts';
import type { GuardianSaid } from './bodies.ts';
import { isThere } from './visible.ts';

/**
 * Records a guardian's written consent to purchases; null records its withdrawal. Throws 400 for a day in the future, and 404.
 */
export async function setGuardianConsent(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: { id: number; said: GuardianSaid | null },
): Promise<Changed> {
  const { context } = asked;
  const { state } = await present(deps, member, id, context, isThere);
  if (said !== null && said.givenOn > businessDay(new Date(context.receivedAt))) {
    throw invalidRequest([{ in: 'body', name: 'given_on', message: 'must not be in the future' }]);
  }
  const phone = said?.phone ? keptPhone(said.phone, state.regionId) : null;
  const wanted = said && { ...said, phone };
  const person = personKey('user', id);
  const { sealed: guardian } = await resealed<GuardianConsent>(deps, person, state.guardian, () => wanted);
  const commands = [{ action: 'set_guardian_consent' as const, guardian }];
  return makeChange(deps, { decider: member, id, commands, name: 'set_guardian_consent' }, asked);
}

/** Returns whether a member is a minor in the member's country and has no guardian's consent. */
export async function lacksGuardian(
  deps: Pick<WriteDeps, 'streams' | 'sealing' | 'clock'>,
  userId: number,
): Promise<boolean> {
  const { state } = await deps.streams.refresh(member, userId);
  if (state.guardian !== null || state.personal === null) return false;
  const person = (await deps.sealing.unseal(personKey('user', userId), state.personal)) as Person | null;
  const today = businessDay(new Date(deps.clock()));
  return isMinor(person?.birthday ?? null, state.regionId, today);
}
