import { ApiError } from '../kit/client/api-error.ts';

/** Whether a sign-up is over: it begins anew with the address. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === 'sign_up.over';
}

/** How many codes may still be tried after a wrong one; null after anything else. */
export function triesLeft(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'sign_up.code_wrong') return null;
  return (error.detail as { triesLeft: number }).triesLeft;
}
