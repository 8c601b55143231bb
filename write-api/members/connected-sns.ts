import { type Claim, snsClaim } from '#domain/claim-values.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { personKey } from '#domain/members/person.ts';
import type { SnsProfile } from '#domain/members/sns-account.ts';
import { type SnsNetwork, snsNetworks } from '#domain/members/sns-kinds.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';

type Accounts = Pick<MemberState, 'userId' | 'sns' | 'snsProfiles'>;
type Unsealing = Pick<Sealing, 'unseal'>;

/** Returns a member's profile on a network; null if no account is connected or the member's key was deleted. */
export async function profileOf(
  sealing: Unsealing,
  { userId, snsProfiles }: Accounts,
  network: SnsNetwork,
): Promise<SnsProfile | null> {
  const sealed = snsProfiles[network];
  return sealed && ((await sealing.unseal(personKey('user', userId), sealed)) as SnsProfile | null);
}

/** Returns the name of the member's certified account; null if no account is certified. */
export async function certifiedUsername(
  sealing: Unsealing,
  member: Accounts,
  network: SnsNetwork,
): Promise<string | null> {
  const account = member.sns[network];
  if (account === null || account.certification === 'PENDING') return null;
  return (await profileOf(sealing, member, network))?.username ?? null;
}

/** Returns the claims of a member's certified accounts, of all networks or of one. */
export async function snsClaims(
  sealing: Unsealing,
  member: Accounts,
  networks: readonly SnsNetwork[] = snsNetworks,
): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const network of networks) {
    const username = await certifiedUsername(sealing, member, network);
    if (username !== null) claims.push(snsClaim(network, username));
  }
  return claims;
}
