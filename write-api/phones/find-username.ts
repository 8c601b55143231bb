import { formerClaims, phoneClaim } from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import { masked } from '#domain/masked.ts';
import { member } from '#domain/members/member.ts';
import type { Region } from '#domain/regions.ts';
import { callerFor } from '../auth/accounts.ts';
import type { SignInDeps } from '../auth/deps.ts';
import type { WriteDeps } from '../deps.ts';
import { usernameOf } from '../members/username.ts';
import { checkOfPhone, confirmCheck, type ProvenPhone, provenPhone } from './phone-checks.ts';

/** Returns the holder of a phone's claim, in any spelling of the number; null if it is free. */
export async function holderOfPhone(
  { claims }: Pick<WriteDeps, 'claims'>,
  { phone, region }: ProvenPhone,
): Promise<Claimant | null> {
  const claim = phoneClaim(phone, region);
  for (const each of [claim, ...formerClaims(claim)]) {
    const holder = await claims.holderOf('phone', claims.nameOf(each));
    if (holder !== null) return holder;
  }
  return null;
}

/** Returns the member with a proven phone, or null. Members that may not sign in do not count. */
export async function memberOfPhone(
  deps: WriteDeps,
  phone: ProvenPhone,
): Promise<{ id: number; username: string } | null> {
  const holder = await holderOfPhone(deps, phone);
  if (holder?.category !== 'user') return null;
  const { id } = holder;
  const caller = await callerFor(deps, { kind: 'user', id });
  const username = await usernameOf(deps.sealing, (await deps.streams.refresh(member, id)).state);
  return caller === null || username === null ? null : { id, username };
}

async function usernamesOf(deps: WriteDeps, phone: ProvenPhone): Promise<{ usernames: string[] }> {
  const found = await memberOfPhone(deps, phone);
  return { usernames: found === null ? [] : [masked(found.username)] };
}

/** Returns the masked usernames for a phone that was proven for this purpose. 422 `phone.over`. */
export async function findUsernames(deps: WriteDeps, proof: string): Promise<{ usernames: string[] }> {
  return usernamesOf(deps, await provenPhone(deps, proof, 'find_username'));
}

/** The same with the code instead of a proof. 422 `phone.over`, `phone.code_wrong`; 429. */
export async function findUsernamesByCode(
  deps: SignInDeps,
  address: string,
  { phone, code, region_id: region = 'KOREA' }: { phone: string; code: string; region_id?: Region },
): Promise<{ usernames: string[] }> {
  await deps.attempts.ask(address);
  const name = deps.claims.nameOf(phoneClaim(phone, region));
  await confirmCheck(deps, await checkOfPhone(deps, name, 'find_username'), code);
  return usernamesOf(deps, { phone, region });
}
