import { createHash } from 'node:crypto';
import { StartFailure } from '#backend/failure.ts';
import { personKey } from '#domain/members/person.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { streamName } from '#event-store/stored-event.ts';
import { assignIds } from '../ledger/assign-ids.ts';
import { knownRefs } from '../ledger/known-refs.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import type { People } from '../members/people.ts';
import type { Store } from '../with-store.ts';
import { inParallel } from '../write/in-parallel.ts';
import { writeStreams } from '../write/write-streams.ts';
import { foldedItem, type Showing, tellItem } from './item-events.ts';
import { type LookIds, lookCommandId, lookEventCount, lookStream, tagRef } from './look-stream.ts';
import { type LookPlan, planLooks } from './plan.ts';
import type { ReadLooks } from './read.ts';
import { saySame, sealedWords } from './seal-words.ts';

/** The source of the file, and the source of the rentals whose members and items it names. */
export interface Sources {
  source: string;
  rentals: string;
  /** The time of the import, as an ISO instant. */
  receivedAt: string;
}

/** Plans the import of read looks against the present state of the store. */
export async function planIn(
  client: EventStoreDBClient,
  read: ReadLooks,
  { source, rentals, receivedAt }: Sources,
): Promise<LookPlan> {
  const past = await openLedger(client, rentals, receivedAt);
  if (past.state.assigned.length === 0) {
    throw new StartFailure(`no rentals were imported as "${rentals}": set --rentals to their source`);
  }
  const own = source === rentals ? past : await openLedger(client, source, receivedAt);
  const [users, items, looks] = [
    knownRefs(past.state, 'user'),
    knownRefs(past.state, 'tryset_item'),
    knownRefs(own.state, 'look'),
  ];
  const named = new Set(
    read.looks.flatMap(({ rentalRefs }) => rentalRefs.flatMap((ref) => items.get(ref) ?? [])),
  );
  const states = new Map<number, TrysetItemState>();
  await inParallel([...named], async (id) => {
    states.set(id, (await foldedItem(client, id)).state);
  });
  return planLooks(read, {
    userId: (ref) => users.get(ref) ?? null,
    itemId: (ref) => items.get(ref) ?? null,
    lookId: (ref) => looks.get(ref) ?? null,
    item(id) {
      const state = states.get(id);
      if (state === undefined) throw new Error(`tryset item ${id} was not read`);
      return state;
    },
  });
}

export interface LooksResult {
  /** Number of looks that were complete before this run. */
  alreadyImported: number;
  /** Number of events that this run added. */
  events: number;
}

/** The number of events of a plan. */
export function eventCount({ looks }: LookPlan): number {
  return looks.reduce((sum, planned) => sum + lookEventCount(planned) + planned.items.length, 0);
}

/**
 * Writes the looks of a plan and their items' events. After an interruption, a repeated run completes the import; any
 * other repeat adds nothing.
 */
export async function runLooks(
  plan: LookPlan,
  { client, pace, signal, sealing }: Store & Pick<People, 'sealing'>,
  { source, receivedAt }: Sources,
  progress: (events: { added: number; present: number }) => void,
): Promise<LooksResult> {
  const { looks } = plan;
  const ledger = await openLedger(client, source, receivedAt);
  const isFirst = ledger.state.assigned.every(({ kind }) => kind !== 'look');
  const tags = looks.flatMap(({ ref, items }) => items.map(({ trysetItemId }) => tagRef(ref, trysetItemId)));
  const ids = await assignIds(
    client,
    { source, ledger, receivedAt },
    { look: looks.map(({ ref }) => ref), look_item: tags },
  );
  const idOf: LookIds = (kind, ref) => {
    const id = ids.get(kind)?.get(ref);
    if (id === undefined) throw new Error(`the ${kind} ${ref} has no id`);
    return id;
  };
  const print = fingerprint(plan);
  const result: LooksResult = { alreadyImported: 0, events: 0 };
  const heard = ({ added, present }: { added: number; present: number }) => {
    result.events += added;
    progress({ added, present });
  };
  // Writes the items first, so that no other look can show them, even after an interruption.
  await inParallel([...showingsOf(plan, source, idOf)], async ([id, showings]) => {
    if (signal.aborted) throw new StartFailure('interrupted: run it again to continue from here');
    heard(await pace.inTurn(showings.length, () => tellItem(client, id, showings, receivedAt)));
  });
  await sealing.prepare([...new Set(looks.map(({ userId }) => personKey('user', userId)))]);
  await writeStreams({
    client,
    jobs: looks.map((planned) => ({
      kind: 'look',
      stream: streamName('look', idOf('look', planned.ref)),
      events: lookEventCount(planned),
      build: async () => {
        const { userId, link, text } = planned;
        const said = await sealedWords(sealing, userId, { link, description: text });
        return lookStream(planned, { source, idOf, receivedAt }, said);
      },
      isSame: (stored, built) => saySame(sealing, stored, built),
    })),
    done: ledger.state.written[print] ?? 0,
    mayExist: isFirst ? 'nothing' : 'anything',
    note: (count) => ledger.record([{ type: 'ImportStreamsWritten', data: { plan: print, count } }]),
    heard: (job, written) => {
      if (written === null || written.added === 0) result.alreadyImported += 1;
      heard(written ?? { added: 0, present: job.events });
    },
    pace,
    signal,
  });
  return result;
}

/** Groups the looks by the tryset items that they show. */
function showingsOf({ looks }: LookPlan, source: string, idOf: LookIds): Map<number, Showing[]> {
  const showings = new Map<number, Showing[]>();
  for (const { ref, snsType, postedAt, isDayOnly, items } of looks) {
    const cause = lookCommandId(source, ref, 'post');
    const showing = { lookId: idOf('look', ref), snsType, postedAt, isDayOnly, cause };
    for (const { trysetItemId } of items) {
      showings.set(trysetItemId, [...(showings.get(trysetItemId) ?? []), showing]);
    }
  }
  return showings;
}

/** Hash that is equal for plans that lead to the same streams in the same order. */
function fingerprint({ looks }: LookPlan): string {
  const hash = createHash('sha256').update('looks 1\n');
  for (const { line: _, items, ...told } of looks) {
    hash.update(JSON.stringify([told, items.map(({ trysetItemId }) => trysetItemId)]));
  }
  return hash.digest('hex').slice(0, 32);
}
