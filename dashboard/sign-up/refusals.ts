import { ApiError } from '../kit/client/api-error.ts';

/** Whether the sign-up has expired or ended, so that the person must start again with the address. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === 'sign_up.over';
}

/** The number of tries left after a wrong code; null for any other error. */
export function triesLeft(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'sign_up.code_wrong') return null;
  return (error.detail as { triesLeft: number }).triesLeft;
}
