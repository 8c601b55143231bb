import { system } from '#domain/actor.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { accountsAt } from './accounts-at.ts';
import { invitedAt, renewOpenInvitation } from './invited.ts';
import { mailPasswordLink } from './password-link.ts';
import { helpKind } from './sign-in-help.ts';

/**
 * Answers a request for help with signing in by an e-mail, if an account has the address. An invited person, who cannot sign in
 * yet, gets the invitation again.
 */
export const answerHelp: OutsideCall = { kind: helpKind, atOnce: 4, call };

async function call(deps: WriteDeps, { key: id }: DueCall): Promise<CallEnd> {
  const help = await deps.db
    .selectFrom('write.sign_in_help')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (help !== undefined) {
    const contextOf = (purpose: string) => {
      const ids = { commandId: derivedCommandId(help.id, purpose), correlationId: help.id };
      return { ...ids, causationId: help.id, actor: system, receivedAt: deps.clock() };
    };
    for (const reached of await accountsAt(deps, help.email)) {
      const { kind, id: of } = reached.account;
      await mailPasswordLink(deps, reached, help.language, contextOf(`letter:${kind}:${of}`));
    }
    for (const account of await invitedAt(deps, help.email)) {
      const context = contextOf(`invitation:${account.kind}:${account.id}`);
      await renewOpenInvitation(deps, account, help.language, context);
    }
    await deps.db.deleteFrom('write.sign_in_help').where('id', '=', id).execute();
  }
  return { end: 'answered', next: null };
}
