import { randomUUID } from 'node:crypto';
import { personKey } from '#domain/members/person.ts';
import { ApiError, unauthenticated } from '#http/errors.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import { proposalFor } from './proposal.ts';
import { recordOfficeAccount } from './record-account.ts';
import { confirmSecret, secondFactorOf, takeCode } from './second-factors.ts';
import { tellOfWrongCode } from './tell-of-wrong-code.ts';
import { newRecoveryCodes } from './totp.ts';

const required = 'required';

/** Reads `STAFF_SECOND_FACTOR`: whether staff must have a second factor. Throws a one-line error for an invalid value. */
export function staffSecondFactorFrom({ STAFF_SECOND_FACTOR: said = '' }: NodeJS.ProcessEnv): boolean {
  if (said === '' || said === 'optional') return false;
  if (said === required) return true;
  throw new Error(`STAFF_SECOND_FACTOR is "${said}"; it can be ${required} or optional`);
}

/** Returns whether an account must have a second factor but has none. */
export async function lacksSecondStep(deps: WriteDeps, account: Account): Promise<boolean> {
  if (!deps.isSecondFactorRequired || account.kind !== 'staff') return false;
  return !(await secondFactorOf(deps, account)).isSet;
}

/**
 * Checks the second factor at a sign-in, for accounts that have one. A missing code and a wrong code have different errors,
 * and each counts as a failed attempt. Wrong codes are reported to the owner and limited by the day (429). Staff who must have
 * a second factor set it up here: the answer proposes a secret, and the first code signs in and returns the recovery codes.
 * Throws 401 `auth.second_factor_required`, `auth.second_factor_wrong`, or `auth.second_factor_missing` with the proposal as
 * its detail.
 */
export async function takeSecondStep(
  deps: WriteDeps,
  account: Account,
  username: string,
  code: string | undefined,
): Promise<readonly string[]> {
  if ((await secondFactorOf(deps, account)).isSet) {
    if (code === undefined) {
      throw unauthenticated(
        'auth.second_factor_required',
        'this account needs a code of its authenticator app too',
      );
    }
    const person = personKey(account.kind, account.id);
    const place = await deps.attempts.secondStep(person);
    if (!(await takeCode(deps, account, code, 'set'))) {
      await tellOfWrongCode(deps, account, { username, place });
      throw wrongCode();
    }
    await deps.attempts.secondStepRight(person);
    return [];
  }
  return (await lacksSecondStep(deps, account)) ? setUp(deps, account.id, username, code) : [];
}

async function setUp(
  deps: WriteDeps,
  id: number,
  username: string,
  code: string | undefined,
): Promise<readonly string[]> {
  const account = { kind: 'staff', id } as const;
  if (code === undefined) {
    const proposal = await proposalFor(deps, account, username);
    // Another tab has completed the setup.
    if (proposal === null)
      throw unauthenticated(
        'auth.second_factor_required',
        'this account needs a code of its authenticator app too',
      );
    const message =
      'staff need a second factor; scan the QR code with an authenticator app and send its code';
    throw new ApiError(401, 'auth.second_factor_missing', message, { detail: { ...proposal } });
  }
  if (!(await takeCode(deps, account, code, 'unconfirmed'))) throw wrongCode();
  const commandId = randomUUID();
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const context = { ...ids, actor: { label: account.kind, id }, receivedAt: deps.clock() };
  await recordOfficeAccount(deps, account, 'set_second_factor', context);
  const recoveryCodes = newRecoveryCodes();
  if (!(await confirmSecret(deps, account, recoveryCodes))) throw wrongCode();
  return recoveryCodes;
}

const wrongCode = () =>
  unauthenticated(
    'auth.second_factor_wrong',
    'this code is wrong, used or too old; enter the current code of your app',
  );
