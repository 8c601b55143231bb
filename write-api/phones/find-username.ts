import { formerClaims, phoneClaim } from '#domain/claim-values.ts';
import type { Claimant } from '#domain/claims.ts';
import { masked } from '#domain/masked.ts';
import { member } from '#domain/members/member.ts';
import type { Region } from '#domain/regions.ts';
import { callerFor } from '../accounts/accounts.ts';
import { usernameOf } from '../accounts/username.ts';

import type { WriteDeps } from '../deps.ts';
import { checkOfPhone, confirmCheck, type ProvenPhone, provenPhone } from './phone-checks.ts';

/** Returns the account that has a phone number, in any form in which the number was claimed; null if none has. */
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

/** Returns the member with a verified phone who may sign in; null if there is none. */
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

/** Returns the masked usernames for a phone that was verified for this purpose. Throws 422 `phone.over`. */
export async function findUsernames(deps: WriteDeps, proof: string): Promise<{ usernames: string[] }> {
  return usernamesOf(deps, await provenPhone(deps, proof, 'find_username'));
}

/** Returns the masked usernames for a phone and its code. Throws 422 `phone.over` and `phone.code_wrong`, and 429. */
export async function findUsernamesByCode(
  deps: WriteDeps,
  address: string,
  { phone, code, region_id: region = 'KOREA' }: { phone: string; code: string; region_id?: Region },
): Promise<{ usernames: string[] }> {
  await deps.attempts.ask(address);
  const name = deps.claims.nameOf(phoneClaim(phone, region));
  await confirmCheck(deps, await checkOfPhone(deps, name, 'find_username'), code);
  return usernamesOf(deps, { phone, region });
}
