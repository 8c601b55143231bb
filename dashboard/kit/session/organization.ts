import type { Proposal } from '#write-api/auth/contract.ts';
import { ApiError } from '../client/api-error.ts';
import { beginAtOrganization, tokenOfOrganization } from '../client/visitor-calls.ts';
import { redirectTarget } from './redirect-target.ts';
import { enter, failureOf, type SignedIn } from './sign-in.ts';

/** The state that this tab keeps while the browser is at the identity provider. */
interface Begun {
  flow: string;
  /** Path of the page to open after sign-in. */
  redirect: string;
}

const key = 'tryset.organization';

/**
 * Goes to the sign-in page of the organization's identity provider.
 * @throws {ApiError} when the server refuses.
 */
export async function goToOrganization(redirect: string): Promise<void> {
  const { address, flow } = await beginAtOrganization();
  sessionStorage.setItem(key, JSON.stringify({ flow, redirect } satisfies Begun));
  window.location.assign(address);
}

/** The sign-in that this tab began; null if it began none. */
export function begunHere(): Begun | null {
  try {
    const { flow, redirect } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Begun>;
    return typeof flow === 'string' ? { flow, redirect: redirectTarget(redirect ?? null) } : null;
  } catch {
    return null;
  }
}

/**
 * The reasons why a sign-in at the organization fails. A missing or wrong second factor has an outcome of its own:
 * `codeFor`.
 */
export type OrganizationFailure =
  | 'canceled'
  | 'over'
  | 'unknown'
  | 'other'
  | 'unverified'
  | 'away'
  | 'no_scope'
  | { error: unknown };
export type OrganizationOutcome =
  | { failure: OrganizationFailure }
  /** The server asks for a second factor; `codeFor` is the provider's token. `isWrong`: the given code was wrong. */
  | { codeFor: string; proposal: Proposal | null; isWrong: boolean }
  | { signedIn: SignedIn };

const ofCodes: Readonly<Record<string, OrganizationFailure>> = {
  'auth.identity_over': 'over',
  'auth.identity_used': 'over',
  'auth.identity_expired': 'over',
  'auth.identity_invalid': 'over',
  'auth.identity_unknown': 'unknown',
  'auth.identity_other': 'other',
  'auth.identity_unverified': 'unverified',
  'auth.provider_away': 'away',
};

const failed = (error: unknown): OrganizationOutcome => ({
  failure: (error instanceof ApiError && ofCodes[error.errorCode]) || { error },
});

/** Signs in with the query parameters that the identity provider added to its redirect. */
export async function arriveFrom(search: URLSearchParams, begun: Begun | null): Promise<OrganizationOutcome> {
  if (search.has('error')) return { failure: 'canceled' };
  const code = search.get('code');
  const state = search.get('state');
  if (begun === null || code === null || state === null) return { failure: 'over' };
  sessionStorage.removeItem(key);
  try {
    return await enterByIdentity(
      await tokenOfOrganization({ code, state, flow: begun.flow }),
      begun.flow,
      '',
    );
  } catch (error) {
    return failed(error);
  }
}

/** Signs in with the provider's token. `code` is the second factor, or empty if the server has not asked for one. */
export async function enterByIdentity(
  token: string,
  flow: string,
  code: string,
): Promise<OrganizationOutcome> {
  try {
    const answer = await enter({ method: 'oidc', token, flow, ...(code !== '' && { code }) });
    return answer === 'no_scope' ? { failure: answer } : { signedIn: answer };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'code_needed' || failure === 'code_wrong') {
      return { codeFor: token, proposal: null, isWrong: failure === 'code_wrong' };
    }
    if (failure !== null && typeof failure === 'object' && 'proposal' in failure) {
      return { codeFor: token, proposal: failure.proposal, isWrong: false };
    }
    return failed(error);
  }
}
