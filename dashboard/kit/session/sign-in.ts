import { authorize } from '../client/api.ts';
import { ApiError } from '../client/api-error.ts';
import { openSession } from './session-store.ts';
import type { Scope } from './token.ts';
import { sessionFrom } from './token-response.ts';

/**
 * How a sign-in failed: what was typed, what the account may, a code that is needed as well, a brand that has only applied, or else the
 * error itself.
 */
export type SignInFailure =
  | 'wrong'
  | 'no_scope'
  | 'code_needed'
  | 'code_wrong'
  | 'applied'
  | { error: unknown };

const ofCodes: Readonly<Record<string, SignInFailure>> = {
  'auth.second_factor_required': 'code_needed',
  'auth.second_factor_wrong': 'code_wrong',
  'auth.brand_applied': 'applied',
};

/** Signs in with a username and password; null when the session is open. */
export async function signIn(
  method: Scope,
  username: string,
  password: string,
  /** Of the device, or a recovery code; empty where none was asked for. */
  code: string,
): Promise<SignInFailure | null> {
  try {
    const session = sessionFrom(
      await authorize({ method, username, password, ...(code !== '' && { code }) }),
      Date.now(),
    );
    if (session === null) return 'no_scope';
    openSession(session);
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.errorCode in ofCodes) return ofCodes[error.errorCode] ?? 'wrong';
    if (error instanceof ApiError && [400, 401, 403, 404].includes(error.status)) return 'wrong';
    return { error };
  }
}
