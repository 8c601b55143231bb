import type { EventStoreDBClient } from '#event-store/client.ts';
import type { Pace } from '../catch-up/pace.ts';
import { assignIds } from '../ledger/assign-ids.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { writeStreams } from '../write/write-streams.ts';
import { fingerprint } from './fingerprint.ts';
import { type IdOf, importKinds } from './kinds.ts';
import type { RentalPlan } from './plan.ts';
import { refsOf } from './plan-refs.ts';
import { streamsOf } from './streams.ts';

export interface RunOptions {
  client: EventStoreDBClient;
  source: string;
  /** The time of the import, as an ISO instant. */
  receivedAt: string;
  pace: Pick<Pace, 'inTurn'>;
  signal: AbortSignal;
  /** Called with numbers of events that are stored now: added in this run, or present before. */
  progress(events: { added: number; present: number }): void;
}

export interface RunResult {
  /** Number of rentals that were complete before this run. */
  alreadyImported: number;
  /** Number of events that this run added. */
  events: number;
}

/** Writes a plan. After an interruption, a repeated run completes the import; any other repeat adds nothing. */
export async function runImport(plan: RentalPlan, options: RunOptions): Promise<RunResult> {
  const { client, source, receivedAt, pace, signal, progress } = options;
  const ledger = await openLedger(client, source, receivedAt);
  const isFirst = ledger.state.assigned.length === 0;
  const wanted = Object.fromEntries(importKinds.map((kind) => [kind, refsOf(plan, kind)]));
  const ids = await assignIds(client, { source, ledger, receivedAt }, wanted);
  const idOf: IdOf = (kind, ref) => {
    const id = ids.get(kind)?.get(ref);
    if (id === undefined) throw new Error(`the ${kind} ${ref} has no id`);
    return id;
  };
  const print = fingerprint(plan);
  const others = Object.keys(ledger.state.written).filter((known) => known !== print);
  const result: RunResult = { alreadyImported: 0, events: 0 };
  await writeStreams({
    client,
    jobs: streamsOf(plan, { source, idOf, receivedAt }),
    done: ledger.state.written[print] ?? 0,
    mayExist: others.length > 0 ? 'anything' : isFirst ? 'nothing' : 'a_window',
    note: (count) => ledger.record([{ type: 'ImportStreamsWritten', data: { plan: print, count } }]),
    heard: (job, written) => {
      const { added, present } = written ?? { added: 0, present: job.events };
      if (job.kind === 'tryset_item' && added === 0) result.alreadyImported += 1;
      result.events += added;
      progress({ added, present });
    },
    pace,
    signal,
  });
  return result;
}
