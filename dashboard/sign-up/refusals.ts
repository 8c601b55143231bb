import { ApiError } from '../kit/client/api-error.ts';

/** Whether the sign-up has expired or ended, so that the person must start again with the address. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === 'sign_up.over';
}

/** Whether the check of the phone has expired or was used, so that the person must have another code sent. */
export function isPhoneOver(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === 'phone.over';
}

/** The number of tries left after a wrong code; null for any other error. */
export function triesLeft(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'sign_up.code_wrong') return null;
  return (error.detail as { triesLeft: number }).triesLeft;
}
