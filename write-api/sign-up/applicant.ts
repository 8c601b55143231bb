import { system } from '#domain/actor.ts';
import { emailClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { type ProvenSignUp, signUpOver } from '../accounts/sign-ups.ts';

import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';

/** The member who signs up: a new one with the initial state, or an existing one. */
export interface Applicant {
  id: number;
  state: MemberState;
  /** True if the member's stream already has this sign-up's command. */
  isRepeat: boolean;
  context: CommandContext;
}

/** Returns the member with this e-mail address; null if nobody or a brand admin has the address. */
export async function memberAt({ claims, streams }: Pick<WriteDeps, 'claims' | 'streams'>, email: string) {
  const holder = await claims.holderOf('email', claims.nameOf(emailClaim(email)));
  return holder?.category === 'user' ? streams.refresh(member, holder.id) : null;
}

/** Returns whether an existing member may sign up: staff prepared the member, or declined an earlier application. */
export const mayApply = ({ status, role }: MemberState) => status === 'registered' && role === 'PRE_CREATED';

/** Returns the applicant. Throws 422 `sign_up.over` if an earlier request of the sign-up crashed and its claims have expired. */
export async function applicantOf(deps: WriteDeps, { id: signUp, email }: ProvenSignUp): Promise<Applicant> {
  const commandId = derivedCommandId(signUp, 'sign_up');
  const command = { commandId, correlationId: signUp, causationId: signUp, receivedAt: deps.clock() };
  const known = await memberAt(deps, email);
  const isRepeat = known?.memory.some((each) => each.commandId === commandId) ?? false;
  if (known !== null && (isRepeat || mayApply(known.state))) {
    const id = known.state.userId;
    return { id, state: known.state, isRepeat, context: { ...command, actor: { label: 'user', id } } };
  }
  const given = await deps.ids.forCommand({ user: 1 }, { ...command, bodyHash: signUp, actor: system });
  const { user: [id] = [] } = given;
  if (id === undefined) throw new Error('no id was given');
  const { state, memory } = await deps.streams.refresh(member, id);
  if (state.status === 'expired') throw signUpOver();
  return {
    id,
    state,
    isRepeat: memory.some((each) => each.commandId === commandId),
    context: { ...command, actor: { label: 'user', id } },
  };
}
