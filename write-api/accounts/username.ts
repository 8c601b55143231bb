import type { MemberState } from '#domain/members/member-state.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';

/** Returns a member's username; null if the member is forgotten, or if the log was imported without the member's key. */
export async function usernameOf(
  sealing: Pick<Sealing, 'unseal'>,
  { userId, username, personal }: Pick<MemberState, 'userId' | 'username' | 'personal'>,
): Promise<string | null> {
  if (username !== null || personal === null) return username;
  const person = (await sealing.unseal(personKey('user', userId), personal)) as Person | null;
  return person?.username ?? null;
}
