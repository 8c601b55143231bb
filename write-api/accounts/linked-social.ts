import { type Claim, socialClaim } from '#domain/claim-values.ts';
import { type SocialProvider, socialProviders } from '#domain/members/member-kinds.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { personKey } from '#domain/members/person.ts';
import type { Sealing } from '#event-store/codec/sealing-keys.ts';

/** An account at a social sign-in provider; `account` is its id there. */
export interface SocialAccount {
  provider: SocialProvider;
  account: string;
}

/** Returns the accounts at social sign-in providers by which a member signs in. */
export async function linkedSocial(
  sealing: Pick<Sealing, 'unseal'>,
  id: number,
  { social }: Pick<MemberState, 'social'>,
): Promise<SocialAccount[]> {
  const linked: SocialAccount[] = [];
  for (const provider of socialProviders) {
    const sealed = social[provider];
    const account = sealed && (await sealing.unseal(personKey('user', id), sealed));
    if (typeof account === 'string') linked.push({ provider, account });
  }
  return linked;
}

/** Returns the claims of a member's linked accounts. */
export const socialClaims = (linked: readonly SocialAccount[]): Claim[] =>
  linked.map(({ provider, account }) => socialClaim(provider, account));
