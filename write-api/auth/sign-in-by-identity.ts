import type { WriteDeps } from '../deps.ts';
import { askingProvider, identityRefused, methodUnavailable } from '../identity/errors.ts';
import { flowParts } from '../identity/flow.ts';
import type { ProvenIdentity } from '../identity/provider.ts';
import type { ProvenAccount } from './proven-account.ts';
import { takeSecondStep } from './second-step.ts';
import { type Place, signInWith, type TokenAnswer } from './signed-in.ts';
import { spendIdentity } from './spent-identities.ts';
import { isLinkedTo, linkStaffIdentity, staffOfIdentity } from './staff-identity.ts';

/** The input of a sign-in through an identity provider. */
export interface ByIdentity {
  /** The provider's identity token. */
  token: string;
  /** The secret of the browser that requested the token; undefined if no browser did. */
  flow?: string | undefined;
  /** A second-factor or recovery code. Required if the account has a second factor and the provider has checked none. */
  code?: string | undefined;
}

/**
 * Signs staff in with a token of the identity provider. A token allows one sign-in; a missing or wrong second factor does not
 * use it up. The first sign-in finds the account by the verified address and links the identity; later ones use only the
 * identity. Throws 401 as in `identity-errors.ts` and for the second factor, 422 `auth.method_unavailable`, 429 and 503
 * `auth.provider_away`.
 */
export async function signInByIdentity(
  deps: WriteDeps,
  { address, device }: Place,
  { token, flow, code }: ByIdentity,
): Promise<TokenAnswer> {
  // Nobody can guess tokens; the limit protects the server against the work of checking them.
  await deps.attempts.ask(address);
  const identity = await provenIdentity(deps, token, flow);
  const { id, username, isLinked } = await staffOfIdentity(deps, identity);
  const attempt = await deps.attempts.begin(address, username);
  const { isMultiFactor, until } = identity;
  const account: ProvenAccount = {
    kind: 'staff',
    id,
    proof: { by: 'identity', from: 'organization', isMultiFactor },
  };
  const recoveryCodes = isMultiFactor ? [] : await takeSecondStep(deps, account, username, code);
  if (!(await spendIdentity(deps.db, token, { now: new Date(deps.clock()), until }))) {
    throw identityRefused('used');
  }
  if (!isLinked) await linkStaffIdentity(deps, id, identity);
  const answer = await signInWith(deps, account, device, () => isLinkedTo(deps, id, identity));
  if (answer === null) throw identityRefused('unknown');
  await attempt.succeeded();
  return recoveryCodes.length > 0 ? { ...answer, recoveryCodes: [...recoveryCodes] } : answer;
}

/**
 * Returns the identity of a token. A token that a browser requested is accepted only from that browser, so a stolen token is
 * useless.
 */
async function provenIdentity(
  { identityProvider, flowKey, clock }: WriteDeps,
  token: string,
  flow: string | undefined,
): Promise<ProvenIdentity> {
  if (identityProvider === null) throw methodUnavailable('oidc');
  const identity = await askingProvider(() => identityProvider.prove(token, new Date(clock())));
  const asked = flow === undefined ? null : flowParts(flowKey, flow).nonce;
  if (identity.nonce !== asked) throw identityRefused('invalid');
  return identity;
}
