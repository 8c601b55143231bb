import { system } from '#domain/actor.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { accountsAt } from './accounts-at.ts';
import { mailPasswordLink } from './password-link.ts';
import { helpKind } from './sign-in-help.ts';

/** Answers a request for help with signing in by an e-mail, if an account has the address. */
export const answerHelp: OutsideCall = { kind: helpKind, atOnce: 4, call };

async function call(deps: WriteDeps, { key: id }: DueCall): Promise<CallEnd> {
  const help = await deps.db
    .selectFrom('write.sign_in_help')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (help !== undefined) {
    for (const reached of await accountsAt(deps, help.email)) {
      const { kind, id: of } = reached.account;
      const commandId = derivedCommandId(help.id, `letter:${kind}:${of}`);
      const ids = { commandId, correlationId: help.id, causationId: help.id };
      const context = { ...ids, actor: system, receivedAt: deps.clock() };
      await mailPasswordLink(deps, reached, help.language, context);
    }
    await deps.db.deleteFrom('write.sign_in_help').where('id', '=', id).execute();
  }
  return { end: 'answered', next: null };
}
