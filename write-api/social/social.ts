import type { SocialProvider } from '#domain/members/member-kinds.ts';

/** The proof of a social account: a code from the provider's redirect, or a token that the provider issued to one of our apps. */
export type SocialProof = { code: string } | { token: string };

/** Asks a provider for the account of a proof. Throws a `SocialRefusal` or a `ProviderAway`. */
export type AccountOf = (proof: SocialProof) => Promise<string>;

/** The providers with which members can sign in; a missing provider is not configured. */
export type Social = Readonly<Partial<Record<SocialProvider, AccountOf>>>;

/** Thrown if a code or token is invalid, expired or issued to another app. */
export class SocialRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SocialRefusal';
  }
}
