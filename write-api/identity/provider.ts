/** A user's identity at a provider, as stated by one of its tokens. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** Null if the provider has not verified the address. */
  email: string | null;
  /** Whether the provider used a second factor. */
  isMultiFactor: boolean;
  /** The nonce with which the token was requested; null without one. */
  nonce: string | null;
  /** The time from which on the token is refused in any case. */
  until: Date;
}

/** The parameters of a browser sign-in, derived from its secret (`flow.ts`). */
export interface FlowParts {
  state: string;
  nonce: string;
  /** PKCE verifier: without it nobody gets a token for the code. */
  verifier: string;
  challenge: string;
}

/** Browser sign-in at the provider: the authorization code flow with PKCE. Both functions throw a `ProviderAway`. */
export interface BrowserFlow {
  /** The provider's page to send the browser to. */
  address(parts: Omit<FlowParts, 'verifier'>): Promise<string>;
  /** Exchanges the returned code for an identity token. Also throws an `IdentityRefusal` of kind `over`. */
  exchange(code: string, verifier: string): Promise<string>;
}

/** The identity provider that this house is configured with. */
export interface IdentityProvider {
  /** Returns a token's claims after all checks except the nonce. Throws an `IdentityRefusal` or a `ProviderAway`. */
  prove(token: string, now: Date): Promise<ProvenIdentity>;
  /** Null if the dashboard does not sign in there. */
  inBrowser: BrowserFlow | null;
}

/** `invalid`: not a token of the provider for this house; `expired`: too old; `over`: a used or expired code. */
export type RefusalKind = 'invalid' | 'expired' | 'over';

export class IdentityRefusal extends Error {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.name = 'IdentityRefusal';
    this.kind = kind;
  }
}

/** Thrown when the provider does not answer, or answers wrongly. This says nothing about the caller. */
export class ProviderAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderAway';
  }
}
