import Type, { type Static } from 'typebox';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { Password } from './account-rules.ts';
import { changePassword, requireCurrentPassword } from './change-password.ts';
import { signInNameOf } from './credentials.ts';
import { longestPassword } from './passwords.ts';
import { signInEnded } from './sign-in.ts';
import { signInWith, type TokenAnswer } from './signed-in.ts';

export const OwnPassword = Type.Object(
  { current_password: Type.String({ minLength: 1, maxLength: longestPassword }), password: Password },
  { additionalProperties: false },
);

/** Sets a new password for the caller. All sign-ins of the caller end, and the response begins a new one. */
export async function changeOwnPassword(
  deps: WriteDeps,
  { caller, context, address }: Asked,
  { current_password, password }: Static<typeof OwnPassword>,
  device: string | null,
): Promise<TokenAnswer> {
  const account = { kind: caller.label, id: caller.id };
  const username = await signInNameOf(deps, account);
  if (username === null) throw signInEnded();
  await requireCurrentPassword(deps, account, username, current_password, address);
  const changed = await changePassword(deps, account, password, context);
  const answer = changed && (await signInWith(deps, changed, device));
  if (answer === null) throw signInEnded();
  return answer;
}
