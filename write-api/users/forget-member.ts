import { memberRentals } from '#domain/trysets/member-rentals.ts';
import { member } from '#domain/users/member.ts';
import { type Person, personKey } from '#domain/users/person.ts';
import { removeCredential } from '../auth/credentials.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { emailClaim, phoneClaim, usernameClaim } from '../commands/claim-values.ts';
import { type CommandContext, stepOf } from '../commands/context.ts';
import { systemContext } from '../masters/context.ts';
import { type Changed, makeChange } from '../masters/run.ts';

/**
 * Forgets a member who asked for it, once nothing of theirs is under way: the key of their personal data is deleted,
 * and their name, e-mail and phone are free again. Called when they ask and whenever a rental of theirs ends; null while
 * there is something to wait for, or nothing asked. Harmless when repeated, and finishes what a crash left undone.
 */
export async function forgetIfFree(
  deps: MasterDeps,
  userId: number,
  context: CommandContext = systemContext(deps.clock),
): Promise<Changed<typeof member.initial> | null> {
  const { state } = await deps.streams.refresh(member, userId);
  if (state.status !== 'leaving' && state.status !== 'forgotten') return null;
  const rentals = await deps.streams.refresh(memberRentals, userId);
  if (Object.keys(rentals.state.claims).length > 0) return null;
  const key = personKey('user', userId);
  const person = (state.personal && (await deps.sealing.unseal(key, state.personal))) as Person | null;
  const changed = await makeChange(
    deps,
    {
      decider: member,
      id: userId,
      commands: [{ action: 'forget' }],
      name: 'forget',
      claims: {
        by: { category: 'user', id: userId },
        taken: [],
        givenUp: [
          usernameClaim(state.username),
          ...(person?.email ? [emailClaim(person.email)] : []),
          ...(person?.phone ? [phoneClaim(person.phone)] : []),
        ],
      },
    },
    stepOf(context),
  );
  await deps.sealing.forget(key);
  await removeCredential(deps, { kind: 'user', id: userId });
  return changed;
}
