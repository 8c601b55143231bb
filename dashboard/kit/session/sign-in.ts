import type { Proposal } from '#write-api/auth/contract.ts';
import { authorize } from '../client/api.ts';
import { ApiError } from '../client/api-error.ts';
import { openSession } from './session-store.ts';
import type { Scope } from './token.ts';
import { sessionFrom } from './token-response.ts';

/**
 * The reasons why a sign-in fails. `wrong`: username or password are wrong. `no_scope`: the account has no access to the
 * back-office. `code_needed`, `code_wrong`: the second factor is missing or wrong. `applied`: the brand has only applied so
 * far. `proposal`: a second factor must be set up first. `error`: any other error.
 */
export type SignInFailure =
  | 'wrong'
  | 'no_scope'
  | 'code_needed'
  | 'code_wrong'
  | 'applied'
  | { proposal: Proposal }
  | { error: unknown };

/** A successful sign-in, with the recovery codes if it has set up a second factor. */
export interface SignedIn {
  recoveryCodes: readonly string[];
}

const ofCodes: Readonly<Record<string, SignInFailure>> = {
  'auth.second_factor_required': 'code_needed',
  'auth.second_factor_wrong': 'code_wrong',
  'auth.brand_applied': 'applied',
};

/** The failure that an error means for every sign-in method; null if the error's meaning depends on the method. */
export function failureOf(error: unknown): SignInFailure | null {
  if (!(error instanceof ApiError)) return null;
  if (error.errorCode === 'auth.second_factor_missing') return { proposal: error.detail as Proposal };
  return ofCodes[error.errorCode] ?? null;
}

/**
 * Calls `authorize` and opens the returned session.
 * @throws {ApiError} when the server refuses.
 */
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
  /** A code from the device or a recovery code; empty if the server has not asked for one. */
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
