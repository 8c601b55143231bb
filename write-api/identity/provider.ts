/** A user's identity at a provider, as one of the provider's tokens states it. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** The e-mail address; null if the provider has not verified it. */
  email: string | null;
  /** True if the provider used a second factor. */
  isMultiFactor: boolean;
  /** The nonce with which the token was requested; null if the token has none. */
  nonce: string | null;
  /** When the token expires in any case. */
  until: Date;
}

/** The parameters of a browser sign-in, derived from its secret (`flow.ts`). */
export interface FlowParts {
  state: string;
  nonce: string;
  /** The PKCE verifier: without it nobody gets a token for the code. */
  verifier: string;
  challenge: string;
}

/** The browser sign-in at the provider: the authorization code flow with PKCE. Both functions throw a `ProviderAway`. */
export interface BrowserFlow {
  /** Returns the provider's page to which the browser goes. */
  address(parts: Omit<FlowParts, 'verifier'>): Promise<string>;
  /** Exchanges the returned code for an identity token. Also throws an `IdentityRefusal` of kind `over`. */
  exchange(code: string, verifier: string): Promise<string>;
}

/** The identity provider that this installation is configured with. */
export interface IdentityProvider {
  /** Returns a token's claims after all checks except the nonce. Throws an `IdentityRefusal` or a `ProviderAway`. */
  prove(token: string, now: Date): Promise<ProvenIdentity>;
  /** The browser sign-in; null if the dashboard does not use the provider. */
  inBrowser: BrowserFlow | null;
}

/**
 * Why a token or code is refused. `invalid`: not a token of the provider for this installation. `expired`: too old. `over`: a
 * used or expired code.
 */
export type RefusalKind = 'invalid' | 'expired' | 'over';

export class IdentityRefusal extends Error {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.name = 'IdentityRefusal';
    this.kind = kind;
  }
}

/** Thrown if the provider does not answer, or answers wrongly. The error says nothing about the caller. */
export class ProviderAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderAway';
  }
}
