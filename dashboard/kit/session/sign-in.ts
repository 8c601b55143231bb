import type { Proposal } from '#write-api/auth/contract.ts';
import { authorize } from '../client/api.ts';
import { ApiError } from '../client/api-error.ts';
import { openSession } from './session-store.ts';
import type { Scope } from './token.ts';
import { sessionFrom } from './token-response.ts';

/**
 * How a sign-in failed: what was typed, what the account may, a code that is needed as well, a second step that must be set up, a brand
 * that has only applied, or else the error itself.
 */
export type SignInFailure =
  | 'wrong'
  | 'no_scope'
  | 'code_needed'
  | 'code_wrong'
  | 'applied'
  | { proposal: Proposal }
  | { error: unknown };

/** A sign-in that is open, with the recovery codes where it has set up a second step. */
export interface SignedIn {
  recoveryCodes: readonly string[];
}

const ofCodes: Readonly<Record<string, SignInFailure>> = {
  'auth.second_factor_required': 'code_needed',
  'auth.second_factor_wrong': 'code_wrong',
  'auth.brand_applied': 'applied',
};

/** What an error says of a sign-in of any way; null where it says nothing that all ways share. */
export function failureOf(error: unknown): SignInFailure | null {
  if (!(error instanceof ApiError)) return null;
  if (error.errorCode === 'auth.second_factor_missing') return { proposal: error.detail as Proposal };
  return ofCodes[error.errorCode] ?? null;
}

/** Opens the session that `authorize` answers. Throws what it refuses. */
export async function enter(body: Record<string, string>): Promise<'no_scope' | SignedIn> {
  const answer = await authorize(body);
  const session = sessionFrom(answer, Date.now());
  if (session === null) return 'no_scope';
  openSession(session);
  return { recoveryCodes: answer.recoveryCodes ?? [] };
}

/** Signs in with a username and password. */
export async function signIn(
  method: Scope,
  username: string,
  password: string,
  /** Of the device, or a recovery code; empty where none was asked for. */
  code: string,
): Promise<SignInFailure | SignedIn> {
  try {
    return await enter({ method, username, password, ...(code !== '' && { code }) });
  } catch (error) {
    const failure = failureOf(error);
    if (failure !== null) return failure;
    if (error instanceof ApiError && [400, 401, 403, 404].includes(error.status)) return 'wrong';
    return { error };
  }
}
