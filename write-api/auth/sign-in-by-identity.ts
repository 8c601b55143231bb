import { askingProvider, identityRefused, methodUnavailable } from '../identity/errors.ts';
import { flowParts } from '../identity/flow.ts';
import type { ProvenIdentity } from '../identity/provider.ts';
import type { ProvenAccount } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { takeSecondStep } from './second-step.ts';
import { type Place, signInWith, type TokenAnswer } from './signed-in.ts';
import { spendIdentity } from './spent-identities.ts';
import { isLinkedTo, linkStaffIdentity, staffOfIdentity } from './staff-identity.ts';

/** What somebody signs in with whom a provider vouches for. */
export interface ByIdentity {
  /** The provider's identity token. */
  token: string;
  /** The secret of the sign-in in a browser that it was asked for in, where it was. */
  flow?: string | undefined;
  /** Of the device, or a recovery code, where the account takes a second step and the provider has seen none. */
  code?: string | undefined;
}

/**
 * Signs staff in by a token of the identity provider. It is good for one sign-in; a second step that is wanted or wrong does not use it up.
 * The first sign-in finds the account by the verified address and links it; later ones go by the identity alone. 401 as in
 * `identity-errors.ts` and of the second step, 422 `auth.method_unavailable`, 429, 503 `auth.provider_away`.
 */
export async function signInByIdentity(
  deps: SignInDeps,
  { address, device }: Place,
  { token, flow, code }: ByIdentity,
): Promise<TokenAnswer> {
  // Tokens cannot be found by trying: what counts here is the work that they make.
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

/** A token that was asked for in a browser is taken from that browser alone: who finds one has no use for it. */
async function provenIdentity(
  { identityProvider, flowKey, clock }: SignInDeps,
  token: string,
  flow: string | undefined,
): Promise<ProvenIdentity> {
  if (identityProvider === null) throw methodUnavailable('oidc');
  const identity = await askingProvider(() => identityProvider.prove(token, new Date(clock())));
  const asked = flow === undefined ? null : flowParts(flowKey, flow).nonce;
  if (identity.nonce !== asked) throw identityRefused('invalid');
  return identity;
}
