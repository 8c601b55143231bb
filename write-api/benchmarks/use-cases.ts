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

/** The id of a changed benchmark, and the position of the change. */
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
 * Starts a benchmark on the decisions of people. The method is then asked about each item, independently of requests. Throws
 * 409 `certification_benchmark.no_certifier` if no model is configured. Throws 422 `certification_benchmark.nothing_decided`
 * if the filter finds nothing, and `certification_benchmark.prompt_not_used` for a prompt with the method `RULE`.
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
    throw unprocessable('certification_benchmark.prompt_not_used', 'rules use no prompt: leave it out');
  }
  const filter = filterOf(said);
  const { context, credentials } = asked;
  // A repeated request finds the same benchmark, which already has its items.
  const id = derivedCommandId(context.commandId, 'benchmark');
  const { isRepeat } = await present(deps, benchmark, id, context, () => true);
  const items = isRepeat ? [] : await itemsFound(deps, credentials, filter);
  if (!isRepeat && items.length === 0) {
    throw unprocessable(
      'certification_benchmark.nothing_decided',
      'people have decided no item that the filter finds; change the filter',
    );
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
  const period = decidedTime == null ? null : periodOf('decided_time', decidedTime);
  return {
    decidedFrom: period?.from ?? null,
    decidedUntil: period?.until ?? null,
    brandIds: brandIds ?? null,
    snsType: snsType ?? null,
  };
}

/** Closes or cancels a benchmark. Throws 404 if it does not exist, and 409 if it has ended. */
export async function endBenchmark(
  deps: WriteDeps,
  asked: Asked,
  { id, action }: { id: string; action: 'close' | 'cancel' },
): Promise<BenchmarkChange> {
  await present(deps, benchmark, id, asked.context, isThere);
  return change(deps, asked, id, { action });
}

/**
 * Records how an item should have been decided. Throws 404 if the benchmark does not exist. Throws 422 if the item is not in
 * the benchmark, for an approval with reasons, or for a rejection without reasons.
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
      'a rejection needs reasons, and an approval has none',
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
