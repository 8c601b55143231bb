import type { Static } from 'typebox';
import { isDelivered } from '#domain/trysets/still-to-deliver.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import type { TrysetState } from '#domain/trysets/tryset-state.ts';
import { personKey } from '#domain/users/person.ts';
import type { Caller } from '#http/caller.ts';
import { busy, conflict, unprocessable } from '#http/errors.ts';
import type { MasterDeps } from '../auth/deps.ts';
import type { CommandContext } from '../commands/context.ts';
import { refusalError } from '../commands/request.ts';
import { runTarget, type TargetOutcome } from '../commands/run-target.ts';
import { resealed } from '../masters/resealed.ts';
import { type RecipientChanges, recipientOf } from './bodies.ts';
import { itemsOf, visibleTryset } from './tryset-scope.ts';

type Changes = Static<typeof RecipientChanges>;

interface Correction {
  id: number;
  changes: Changes;
  caller: Caller;
  context: CommandContext;
  seenRevision: bigint | null;
}

const againAtMost = 10;

/**
 * Corrects what is given of a tryset's recipient and destination, and nothing else: on top of what stood at the revision
 * that was looked at, so that of two who correct different parts at once both count. 409 `tryset.delivered` once nothing
 * of it is to be delivered any more.
 */
export async function correctRecipient(
  deps: MasterDeps,
  { id, changes, caller, context, seenRevision }: Correction,
): Promise<TargetOutcome & { ok: true }> {
  await visibleTryset(deps, id, caller, context);
  for (let attempt = 0; attempt < againAtMost; attempt++) {
    const { state, revision, memory } = await deps.streams.refresh(tryset, id);
    if (!memory.some(({ commandId }) => commandId === context.commandId))
      await requireUndelivered(deps, state);
    const person = personKey('user', state.userId);
    const { sealed } = await resealed<Recipient>(deps, person, state.recipient, (before) =>
      corrected(before, changes),
    );
    if (sealed === null) throw recipientUnknown();
    const command = { action: 'correct_destination', recipient: sealed } as const;
    const looked = revision === 'no_stream' ? -1n : revision;
    const outcome = await runTarget(
      deps.streams,
      { on: 'tryset', id, command },
      context,
      seenRevision ?? looked,
    );
    if (outcome.ok) return outcome;
    if (seenRevision !== null || outcome.refusal.kind !== 'revision_mismatch') {
      throw refusalError(outcome.refusal, seenRevision);
    }
  }
  throw busy();
}

async function requireUndelivered(deps: MasterDeps, state: TrysetState): Promise<void> {
  const items = await itemsOf(deps, state);
  if (!isDelivered(items.map(({ status }) => status))) return;
  const message = 'nothing of the tryset is to be delivered any more';
  throw conflict('tryset.delivered', message, { trysetId: state.trysetId });
}

/** Where nothing is known to change, as of a tryset of the past, only a whole recipient will do. */
function corrected(before: Recipient | null, { name, phone, email, destination = {} }: Changes): Recipient {
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
  const message = 'nothing is known of the recipient: name, phone and destination are needed';
  return unprocessable('tryset.recipient_unknown', message);
}
