import Type, { type Static } from 'typebox';
import { newToken, OneTimeToken } from '../accounts/one-time.ts';
import type { WriteDeps } from '../deps.ts';
import { askingProvider, identityRefused, methodUnavailable } from '../identity/errors.ts';
import { flowParts } from '../identity/flow.ts';
import type { BrowserFlow } from '../identity/provider.ts';

export const Offer = Type.Object({
  /** True if staff can sign in at an identity provider from the dashboard. */
  isOffered: Type.Boolean(),
});
export const Begun = Type.Object({
  /** The provider's URL to which the browser goes. */
  address: Type.String(),
  /** A secret that the browser stores until it returns from the provider. */
  flow: Type.String(),
});
export const ReturnBody = Type.Object(
  {
    flow: OneTimeToken,
    /** `state` and `code` come from the URL to which the provider redirects the browser. */
    state: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.String({ minLength: 1, maxLength: 4_000 }),
  },
  { additionalProperties: false },
);
export const Returned = Type.Object({
  /** The identity token for `authorize`, which also needs the same `flow`. */
  token: Type.String(),
});

export const identityOffer = ({ identityProvider }: WriteDeps): Static<typeof Offer> => ({
  isOffered: (identityProvider?.inBrowser ?? null) !== null,
});

/** Begins a sign-in at the provider in a browser. Throws 422 `auth.method_unavailable`, 429 and 503 `auth.provider_away`. */
export async function beginIdentityFlow(deps: WriteDeps, from: string): Promise<Static<typeof Begun>> {
  await deps.attempts.ask(from);
  const provider = inBrowser(deps);
  const flow = newToken();
  const { verifier: _, ...parts } = flowParts(deps.flowKey, flow);
  return { address: await askingProvider(() => provider.address(parts)), flow };
}

/**
 * Exchanges the code of a returning browser for an identity token. Throws 401 `auth.identity_over` if the sign-in began in
 * another browser or the code has expired, and 422, 429 and 503 like `beginIdentityFlow`.
 */
export async function endIdentityFlow(
  deps: WriteDeps,
  from: string,
  { flow, state, code }: Static<typeof ReturnBody>,
): Promise<Static<typeof Returned>> {
  await deps.attempts.ask(from);
  const provider = inBrowser(deps);
  const parts = flowParts(deps.flowKey, flow);
  if (state !== parts.state) throw identityRefused('over');
  return { token: await askingProvider(() => provider.exchange(code, parts.verifier)) };
}

function inBrowser({ identityProvider }: WriteDeps): BrowserFlow {
  const provider = identityProvider?.inBrowser ?? null;
  if (provider === null) throw methodUnavailable('oidc');
  return provider;
}
