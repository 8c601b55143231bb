import type { InboxAnswer, RemoteOperation } from '#domain/inbox/inbox-kinds.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';

/** Makes the command of an operation on the thing with this id. It runs in the member's name. */
type Remote = (id: number) => Target;

export type RemoteOperations = Readonly<Record<RemoteOperation, Remote | null>>;

/** The command of each operation that answers can run; null until its area exists. */
export const remoteOperations: RemoteOperations = {
  'look_use.agree': null,
  'look_use.decline': null,
  'reservation.accept': null,
  'reservation.decline': null,
  'proposal.confirm': null,
};

/**
 * Returns the id of the command that an answer to a message runs. It depends on nothing else, so a repeated answer runs the
 * command once, and the command's event tells which answer caused it.
 */
export function remoteCommandId(inboxMessageId: number, answer: InboxAnswer): string {
  return derivedCommandId(`inbox_message-${inboxMessageId}`, answer);
}
