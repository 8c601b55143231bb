import { performance } from 'node:perf_hooks';
import { system } from '#domain/actor.ts';
import {
  type Benchmark,
  type BenchmarkCommand,
  benchmark,
  isOpen,
  itemOf,
} from '#domain/benchmarks/benchmark.ts';
import type { BenchmarkAnswer, BenchmarkEvent } from '#domain/benchmarks/benchmark-events.ts';
import { effectiveTime } from '#domain/event.ts';
import { checksByRules } from '#domain/looks/by-method.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import { eyeReasons } from '#domain/looks/judge.ts';
import { look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { later } from '#domain/reacting.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import { CertifierFailure } from '../certifier/certifier.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { type CallEnd, type DueCall, type OutsideCall, retryAfterMs } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { askedFor } from '../looks/asked-for.ts';
import { questionAbout } from '../looks/question.ts';

const kind = 'benchmark_item';

/** Asks a benchmark's method about each of its items, once, independently of requests. */
export const askMethod: OutsideCall = { kind, atOnce: 4, call };

/** Schedules a call for each item of a new benchmark. Imported benchmarks are past, and need none. */
export const benchmarkRuns: Indexer = {
  async keep(db, events) {
    for (const stored of events) {
      const { type, data } = asEvent<BenchmarkEvent>(stored);
      if (type !== 'CertificationBenchmarkCreated' || stored.metadata.imported) continue;
      const dueAt = new Date(effectiveTime(stored.metadata, stored.recordedAt, null));
      const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
      const { id } = entityOf(stored.stream);
      const wanted = data.items.map(({ entryId }) => ({ key: `${id}:${entryId}`, dueAt, cause }));
      await schedule(db, kind, wanted);
    }
  },
};

/** The number of attempts per item; the result omits items that still fail. */
const triesAtMost = 2;
const nothingLeft: CallEnd = { end: 'answered', next: null };

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const [id = '', entry = ''] = due.key.split(':');
  const entryId = Number(entry);
  const { state } = await deps.streams.refresh(benchmark, id);
  if (state.status !== 'IN_PROGRESS' || !isOpen(itemOf(state, entryId))) return nothingLeft;
  const say = (command: BenchmarkCommand) => run(deps, id, due, command);
  try {
    const answer =
      (due.answer as BenchmarkAnswer | null) ?? (await answerTo(deps, state, entryId, due.signal));
    if (due.answer === null) await due.keep(answer);
    await say({ action: 'answer_item', entryId, ...answer });
  } catch (error) {
    if (!(error instanceof CertifierFailure) || due.signal.aborted) throw error;
    if (due.tries + 1 < triesAtMost) {
      return { end: 'failed', next: later(deps.clock(), retryAfterMs(due.tries)), problem: error.message };
    }
    await say({ action: 'fail_item', entryId, failure: error.message });
  }
  return nothingLeft;
}

/**
 * Returns the method's answer for an item, from the current state of its look. Throws a `CertifierFailure` if the method has
 * no answer.
 */
async function answerTo(
  deps: WriteDeps,
  state: Benchmark,
  entryId: number,
  signal: AbortSignal,
): Promise<BenchmarkAnswer> {
  const item = itemOf(state, entryId);
  const { state: seen } = await deps.streams.refresh(look, item?.lookId ?? 0);
  const entry = seen.entries.find((each) => each.entryId === entryId);
  if (entry === undefined) throw new CertifierFailure('the look no longer tags the item');
  const began = performance.now();
  const wanted = await askedFor(deps, seen, entry);
  const byRules = checksByRules(seen, wanted);
  const byEyes = await seenBy(deps, state, { seen, entry }, signal);
  return {
    checks: [...byRules, ...byEyes.checks],
    ms: Math.round(byEyes.ms ?? performance.now() - began),
    tokens: byEyes.tokens,
  };
}

/** Returns the language model's checks; none if the benchmark compares only the rules. */
async function seenBy(
  deps: WriteDeps,
  { description }: Benchmark,
  { seen, entry }: { seen: LookState; entry: LookEntry },
  signal: AbortSignal,
): Promise<Omit<BenchmarkAnswer, 'ms'> & { ms: number | null }> {
  if (description?.method !== 'LANGUAGE_MODEL') return { checks: [], tokens: null, ms: null };
  const { certifier } = deps;
  if (certifier === null || certifier.model.name !== description.model?.name) {
    throw new CertifierFailure(`${description.model?.name} is no longer configured`);
  }
  const asked = { reasons: eyeReasons, prompt: description.prompt };
  const question = await questionAbout(deps, seen, entry, asked);
  if (question === null) throw new CertifierFailure('the look has no picture to check');
  const began = performance.now();
  const { checks, tokens } = await certifier.ask(question, signal);
  return { checks, tokens, ms: performance.now() - began };
}

/** Runs a command on the benchmark. A refusal is ignored: the benchmark was canceled in the meantime. */
async function run(
  deps: WriteDeps,
  id: string,
  { cause, key }: DueCall,
  command: BenchmarkCommand,
): Promise<void> {
  await runCommand(
    deps.streams,
    { decider: benchmark, id, command, name: command.action },
    {
      commandId: derivedCommandId(cause.eventId, `${kind}:${key}`),
      actor: system,
      receivedAt: deps.clock(),
      correlationId: cause.correlationId,
      causationId: cause.eventId,
    },
  );
}
