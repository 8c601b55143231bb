import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { LookUse } from '#domain/look-uses/use-state.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { questionsAbout, settleQuestions } from './questions.ts';
import { sendMessage, type Telling } from './send-message.ts';

/** Asks members for the uses of their looks, tells them of start and end, and settles questions that were answered elsewhere. */
export const tellOfUses: Effect = tellOfUsesWith(questionsAbout);

/** The same with another search for the questions about a use. */
export function tellOfUsesWith(find: typeof questionsAbout): Effect {
  return async (deps, stored, id) => {
    if (entityOf(stored.stream).category !== 'look_use') return;
    switch (asEvent<LookUseEvent>(stored).type) {
      case 'LookUseRequested':
      case 'LookUseAskedAgain':
      case 'LookUseReminded':
      case 'LookUseRevised':
        return ask(deps, stored, id, find);
      case 'LookUseAgreed':
      case 'LookUseDeclined':
      case 'LookUseRejected':
      case 'LookUseCanceled':
        return settleQuestions(deps, stored, { about: { kind: 'look_use', id }, find });
      case 'LookUseBegan':
        await tell(deps, stored, await stateOf(deps, id), 'look_use_started');
        return;
      case 'LookUseEnded':
      case 'LookUseExpired':
        await tell(deps, stored, await stateOf(deps, id), 'look_use_ended');
        return;
      default:
    }
  };
}

/** The newest question replaces the earlier ones. A use that is decided by now asks nothing. */
async function ask(deps: WriteDeps, stored: StoredEvent, id: number, find: typeof questionsAbout) {
  const use = await stateOf(deps, id);
  if (!waits(use)) return;
  const asked = await tell(deps, stored, use, use.useType === 'regram' ? 'regram_asked' : 'look_use_asked');
  await settleQuestions(deps, stored, { about: { kind: 'look_use', id }, find, except: asked });
}

const stateOf = async ({ streams }: WriteDeps, id: number) => (await streams.refresh(lookUse, id)).state;

function waits({ status, answer }: LookUse): boolean {
  return (status === 'initialized' || status === 'in_progress') && answer === null;
}

/** Returns the id of the message. */
async function tell(
  deps: WriteDeps,
  stored: StoredEvent,
  { lookUseId: aboutId, userId }: LookUse,
  templateCode: Telling['templateCode'],
): Promise<number> {
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  return sendMessage(deps, { userId, templateCode, aboutId, cause });
}
