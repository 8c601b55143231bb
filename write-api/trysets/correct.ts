import type { Static } from 'typebox';
import { isEmpty } from '#domain/changed-fields.ts';
import { personKey } from '#domain/members/person.ts';
import { several } from '#domain/several.ts';
import { isDelivered } from '#domain/tryset-items/still-to-deliver.ts';
import { type TrysetCommand, tryset } from '#domain/trysets/tryset.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import type { TrysetState } from '#domain/trysets/tryset-state.ts';
import type { Caller } from '#http/caller.ts';
import { busy, conflict, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { resealed } from '../kit/changes/resealed.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { recipientOf } from '../recipients.ts';
import type { TrysetOutcome } from './act-on-tryset.ts';
import { notesOf, type RecipientChanges, type TrysetChanges } from './bodies.ts';
import { itemsOf, visibleTryset } from './tryset-scope.ts';

type RecipientParts = Static<typeof RecipientChanges>;

interface Correction {
  id: number;
  changes: Static<typeof TrysetChanges>;
  caller: Caller;
  context: CommandContext;
  seenRevision: bigint | null;
}

const againAtMost = 10;

/**
 * Corrects the given fields of a tryset, all or none. Each attempt appends at the revision it read, so that two concurrent
 * corrections of different fields both take effect. Throws 409 `tryset.delivered` if the recipient is corrected and no
 * delivery is pending.
 */
export async function correctTryset(
  deps: WriteDeps,
  { id, changes, caller, context, seenRevision }: Correction,
): Promise<TrysetOutcome> {
  await visibleTryset(deps, id, caller, context);
  const { custom_link: _, handover_info: __, ...ofRecipient } = changes;
  const notes = notesOf(changes);
  const isNoted = !isEmpty(notes);
  const revise: TrysetCommand[] = isNoted ? [{ action: 'revise_notes', notes }] : [];
  const name = isNoted ? 'revise' : 'correct_destination';
  for (let attempt = 0; attempt < againAtMost; attempt++) {
    const { state, revision, memory } = await deps.streams.refresh(tryset, id);
    const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
    const correct =
      isNoted && isEmpty(ofRecipient) ? [] : [await correction(deps, state, ofRecipient, isRepeat)];
    const looked = revision === 'no_stream' ? -1n : revision;
    const command = [...correct, ...revise];
    const stream = { decider: several(tryset), id, command, name, seenRevision: seenRevision ?? looked };
    const outcome = await runCommand(deps.streams, stream, context);
    if (outcome.ok) {
      const { state: after, revision: reached, position } = outcome;
      return { id, status: after.status, revision: reached, position, followed: [] };
    }
    if (seenRevision !== null || outcome.refusal.kind !== 'revision_mismatch') {
      throw refusalError(outcome, seenRevision);
    }
  }
  throw busy();
}

/** Returns the command that merges the given fields into the current recipient. */
async function correction(
  deps: WriteDeps,
  state: TrysetState,
  changes: RecipientParts,
  isRepeat: boolean,
): Promise<TrysetCommand> {
  if (!isRepeat) await requireUndelivered(deps, state);
  const person = personKey('user', state.userId);
  const { sealed } = await resealed<Recipient>(deps, person, state.recipient, (before) =>
    corrected(before, changes),
  );
  if (sealed === null) throw recipientUnknown();
  return { action: 'correct_destination', recipient: sealed };
}

async function requireUndelivered(deps: WriteDeps, state: TrysetState): Promise<void> {
  const items = await itemsOf(deps, state);
  if (!isDelivered(items.map(({ status }) => status))) return;
  const message = 'the tryset has no pending delivery, so its recipient cannot change any more';
  throw conflict('tryset.delivered', message, { trysetId: state.trysetId });
}

/** Returns the corrected recipient. An unknown recipient, as of an imported tryset, can only be replaced as a whole. */
function corrected(
  before: Recipient | null,
  { name, phone, email, destination = {} }: RecipientParts,
): Recipient {
  if (before === null) {
    const { name: to, phone: at, address, notes } = destination;
    const isWhole = name && phone && to && at && address;
    if (!isWhole) throw recipientUnknown();
    return recipientOf({ name, phone, email, destination: { name: to, phone: at, address, notes } });
  }
  return {
    name: name ?? before.name,
    phone: phone ?? before.phone,
    email: email === undefined ? before.email : email,
    destination: { ...before.destination, ...destination },
  };
}

function recipientUnknown() {
  const message = 'the recipient is unknown; send name, phone and destination';
  return unprocessable('tryset.recipient_unknown', message);
}
