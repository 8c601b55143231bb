import type { InboxAnswer, RemoteOperation } from '#domain/inbox/inbox-kinds.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';

/** An operation. It runs in the member's name. */
interface Remote {
  /** Makes the command on the thing with this id; null if the operation takes more than one command. */
  target: ((id: number) => Target) | null;
  /** Whether the answer must say why. */
  needsReason: boolean;
}

export type RemoteOperations = Readonly<Record<RemoteOperation, Remote>>;

/** The command of each operation that answers can run. `proposal.confirm` also requests a tryset. */
export const remoteOperations: RemoteOperations = {
  'look_use.agree': {
    target: (id) => ({ on: 'look_use', id, command: { action: 'agree' } }),
    needsReason: false,
  },
  'look_use.decline': {
    target: (id) => ({ on: 'look_use', id, command: { action: 'decline' } }),
    needsReason: true,
  },
  'reservation.accept': {
    target: (id) => ({ on: 'reservation', id, command: { action: 'accept', additionalFields: null } }),
    needsReason: false,
  },
  'reservation.decline': {
    target: (id) => ({ on: 'reservation', id, command: { action: 'decline' } }),
    needsReason: false,
  },
  'proposal.confirm': { target: null, needsReason: false },
};

/**
 * Returns the id of the command that an answer to a message runs. It depends on nothing else, so a repeated answer runs the
 * command once, and the command's event tells which answer caused it.
 */
export function remoteCommandId(inboxMessageId: number, answer: InboxAnswer): string {
  return derivedCommandId(`inbox_message-${inboxMessageId}`, answer);
}
