import type { SocialProvider } from '#domain/members/member-kinds.ts';

/** What somebody shows that an account elsewhere is theirs: a code that it sent them back with, or a token that it gave an app of ours. */
export type SocialProof = { code: string } | { token: string };

/** Asks one provider whose account it is. Throws a `SocialRefusal` or a `ProviderAway`. */
export type AccountOf = (proof: SocialProof) => Promise<string>;

/** Whom members may sign in by; a provider that is left out is not set up. */
export type Social = Readonly<Partial<Record<SocialProvider, AccountOf>>>;

/** The code or token is none, is good no more, or was given to somebody else than us. */
export class SocialRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SocialRefusal';
  }
}
