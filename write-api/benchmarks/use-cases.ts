import { type Benchmark, type BenchmarkCommand, benchmark } from '#domain/benchmarks/benchmark.ts';
import type { BenchmarkFilter } from '#domain/benchmarks/benchmark-events.ts';
import type { BenchmarkMethod, Verdict } from '#domain/benchmarks/benchmark-kinds.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import { reasonNamed } from '#domain/looks/rejection-reasons.ts';
import { conflict, unprocessable } from '#http/errors.ts';
import { periodOf } from '#http/filters.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { present } from '../kit/changes/change.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { itemsFound } from './items-found.ts';

/** A benchmark after a change: its id, and the position of the change. */
export interface BenchmarkChange {
  id: string;
  state: Benchmark;
  revision: bigint;
  position: bigint;
}

export interface BenchmarkSaid {
  method: BenchmarkMethod;
  prompt?: string | null;
  decidedTime?: string | null;
  brandIds?: readonly number[] | null;
  snsType?: LookSnsType | null;
}

/**
 * Begins a benchmark of what people have decided. The method then has its say of each item beside all requests. 409
 * `certification_benchmark.no_certifier` where no model is set up, 422 `certification_benchmark.nothing_decided` where the filter
 * finds nothing, and `certification_benchmark.prompt_not_used` where rules are given one.
 */
export async function createBenchmark(
  deps: WriteDeps,
  asked: Asked,
  { method, prompt = null, ...said }: BenchmarkSaid,
): Promise<BenchmarkChange> {
  const { certifier } = deps;
  const isModel = method === 'LANGUAGE_MODEL';
  if (isModel && certifier === null) {
    throw conflict(
      'certification_benchmark.no_certifier',
      'no language model is set up: compare the rules, or set CERTIFIER and LANGUAGE_MODEL',
    );
  }
  if (!isModel && prompt !== null) {
    throw unprocessable(
      'certification_benchmark.prompt_not_used',
      'rules are told nothing: leave the prompt out',
    );
  }
  const filter = filterOf(said);
  const { context, credentials } = asked;
  // The same request comes to the same benchmark, which has its items by then.
  const id = derivedCommandId(context.commandId, 'benchmark');
  const { isRepeat } = await present(deps, benchmark, id, context, () => true);
  const items = isRepeat ? [] : await itemsFound(deps, credentials, filter);
  if (!isRepeat && items.length === 0) {
    throw unprocessable('certification_benchmark.nothing_decided', 'people have decided nothing of this');
  }
  const model = isModel ? certifier?.model : undefined;
  const prices = (isModel ? certifier?.prices : null) ?? null;
  return change(deps, { ...asked, seenRevision: null }, id, {
    action: 'create',
    benchmarkId: id,
    method,
    prompt,
    prices,
    filter,
    items,
    model: model === undefined ? null : prompt === null ? model : { ...model, prompt: 'own' },
  });
}

function filterOf({ decidedTime, brandIds, snsType }: Partial<BenchmarkSaid>): BenchmarkFilter {
  const period = periodOf('decided_time', decidedTime ?? undefined);
  return {
    decidedFrom: period?.from ?? null,
    decidedUntil: period?.until ?? null,
    brandIds: brandIds ?? null,
    snsType: snsType ?? null,
  };
}

/** Ends a benchmark before its time, or as it is. 404 where there is none, 409 where it has ended. */
export async function endBenchmark(
  deps: WriteDeps,
  asked: Asked,
  { id, action }: { id: string; action: 'close' | 'cancel' },
): Promise<BenchmarkChange> {
  await present(deps, benchmark, id, asked.context, isThere);
  return change(deps, asked, id, { action });
}

/**
 * Says how an item should have been decided. 404 where there is no such benchmark, 422 for an item that it does not compare, and for
 * reasons of an approval or a rejection without one.
 */
export async function reviewItem(
  deps: WriteDeps,
  asked: Asked,
  { id, entryId, verdict, reasons = [] }: ReviewSaid,
): Promise<BenchmarkChange> {
  await present(deps, benchmark, id, asked.context, isThere);
  if ((verdict === 'reject') !== reasons.length > 0) {
    throw unprocessable(
      'certification_benchmark.reasons_do_not_fit',
      'a rejection has reasons, an approval has none',
      { verdict },
    );
  }
  const userResult = { verdict, reasons: reasons.flatMap((reason) => reasonNamed(reason) ?? []) };
  return change(deps, asked, id, { action: 'review_item', entryId, userResult });
}

interface ReviewSaid {
  id: string;
  entryId: number;
  verdict: Verdict;
  reasons?: readonly string[];
}

const isThere = ({ status }: Benchmark) => status !== 'none';

async function change(
  { streams }: Pick<WriteDeps, 'streams'>,
  { context, seenRevision }: Asked,
  id: string,
  command: BenchmarkCommand,
): Promise<BenchmarkChange> {
  const stream = { decider: benchmark, id, command, name: command.action, seenRevision };
  const outcome = await runCommand(streams, stream, context);
  if (!outcome.ok) throw refusalError(outcome, seenRevision);
  const { state, revision, position } = outcome;
  return { id, state, revision, position };
}
