/** Who somebody is at a provider, as one of its tokens says. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** Null where the provider does not say that it is theirs. */
  email: string | null;
  /** The provider has seen a second step. */
  isMultiFactor: boolean;
  /** What the token was asked for with; null where it was asked for without. */
  nonce: string | null;
  /** From when on the token is taken no more in any case. */
  until: Date;
}

/** What a browser takes to the provider and back, made of the secret of one sign-in (`flow.ts`). */
export interface FlowParts {
  state: string;
  nonce: string;
  /** Of PKCE: only whoever has it gets a token for the code. */
  verifier: string;
  challenge: string;
}

/** Sign-in at the provider in a browser: the authorization code flow with PKCE. Both throw a `ProviderAway`. */
export interface BrowserFlow {
  /** Where the browser goes. */
  address(parts: Omit<FlowParts, 'verifier'>): Promise<string>;
  /** The identity token for the code with which it came back. Throws an `IdentityRefusal` `over` as well. */
  exchange(code: string, verifier: string): Promise<string>;
}

/** A provider of identities, as this house is set up with it. */
export interface IdentityProvider {
  /** What a token says, once all of it was checked but its nonce. Throws an `IdentityRefusal` or a `ProviderAway`. */
  prove(token: string, now: Date): Promise<ProvenIdentity>;
  /** Null where nobody signs in there from the dashboard. */
  inBrowser: BrowserFlow | null;
}

/** `invalid` is no token of the provider for this house, `expired` too old, `over` a code that was used or ran out. */
export type RefusalKind = 'invalid' | 'expired' | 'over';

export class IdentityRefusal extends Error {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.name = 'IdentityRefusal';
    this.kind = kind;
  }
}

/** The provider does not answer, or not as it should: that says nothing about who asks. */
export class ProviderAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderAway';
  }
}
