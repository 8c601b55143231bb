import {
  type Asked,
  accept,
  type Decider,
  type Decision,
  nothingToDo,
  type Refusal,
  refuse,
} from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition } from '../transition-table.ts';
import type {
  BenchmarkAnswer,
  BenchmarkDescription,
  BenchmarkEvent,
  BenchmarkItem,
} from './benchmark-events.ts';
import type { UserResult } from './benchmark-kinds.ts';
import { type BenchmarkLife, benchmarkRules, statusAfter } from './benchmark-transitions.ts';
import { needsReview } from './comparison.ts';
import type { ResultItem } from './result.ts';

/** An item in the benchmark's state. */
export interface BenchmarkItemState extends BenchmarkItem, ResultItem {
  decided: UserResult;
}

/** A benchmark's state. `description` is null before it begins. */
export interface Benchmark {
  status: BenchmarkLife;
  description: BenchmarkDescription | null;
  items: readonly BenchmarkItemState[];
}

export type BenchmarkCommand =
  | ({ action: 'create'; items: readonly BenchmarkItem[] } & BenchmarkDescription)
  | ({ action: 'answer_item'; entryId: number } & BenchmarkAnswer)
  | { action: 'fail_item'; entryId: number; failure: string }
  | { action: 'review_item'; entryId: number; userResult: UserResult }
  | { action: 'close' }
  | { action: 'cancel' };

/**
 * Measures how well a method certifies looks that people have already decided. The method answers for each item, and people
 * review where the two differ. A benchmark never changes a look. It advances by itself after the last answer and after the
 * last review.
 */
export const benchmark: Decider<Benchmark, BenchmarkCommand, BenchmarkEvent> = {
  category: 'certification_benchmark',
  initial: { status: 'none', description: null, items: [] },
  decide,
  evolve,
};

function decide(state: Benchmark, command: BenchmarkCommand, asked: Asked): Decision<BenchmarkEvent> {
  const refused = checkTransition(benchmarkRules, state, command, asked);
  if (refused !== null) return refused;
  if ('entryId' in command && itemOf(state, command.entryId) === undefined) return unknown(command.entryId);
  switch (command.action) {
    case 'create': {
      const { action: _, ...data } = command;
      return accept({ type: 'CertificationBenchmarkCreated', data });
    }
    case 'answer_item': {
      const { action: _, ...data } = command;
      return firstWord(state, { type: 'CertificationBenchmarkItemAnswered', data });
    }
    case 'fail_item': {
      const { action: _, ...data } = command;
      return firstWord(state, { type: 'CertificationBenchmarkItemFailed', data });
    }
    case 'review_item': {
      const { entryId, userResult } = command;
      if (isSame(itemOf(state, entryId)?.userResult ?? null, userResult)) return nothingToDo;
      const data = { entryId, userResult };
      return andWhatEnds(state, { type: 'CertificationBenchmarkItemReviewed', data });
    }
    case 'close':
      return accept({ type: 'CertificationBenchmarkClosed', data: {} });
    case 'cancel':
      return accept({ type: 'CertificationBenchmarkCanceled', data: {} });
  }
}

type Word = Extract<BenchmarkEvent, { data: { entryId: number } }>;

/** Accepts the method's first answer for an item. A second answer (from a retry) changes nothing. */
function firstWord(state: Benchmark, event: Word): Decision<BenchmarkEvent> {
  return isOpen(itemOf(state, event.data.entryId)) ? andWhatEnds(state, event) : nothingToDo;
}

/** Adds the event that ends the run or the benchmark, if `event` was the last that the run or the benchmark waited for. */
function andWhatEnds(before: Benchmark, event: BenchmarkEvent): Decision<BenchmarkEvent> {
  const events = [event];
  let after = evolve(before, event);
  const follow = (next: BenchmarkEvent) => {
    events.push(next);
    after = evolve(after, next);
  };
  if (after.status === 'IN_PROGRESS' && !after.items.some(isOpen)) {
    follow({ type: 'CertificationBenchmarkRunEnded', data: {} });
  }
  if (after.status === 'PROCESSING' && !after.items.some(needsReview)) {
    follow({ type: 'CertificationBenchmarkClosed', data: {} });
  }
  return accept(...events);
}

export function itemOf({ items }: Benchmark, entryId: number): BenchmarkItemState | undefined {
  return items.find((item) => item.entryId === entryId);
}

/** Returns whether the method's answer for the item is still missing. */
export function isOpen(item: Pick<BenchmarkItemState, 'checks' | 'failure'> | undefined): boolean {
  return item !== undefined && item.checks === null && item.failure === null;
}

function isSame(one: UserResult | null, other: UserResult): boolean {
  return (
    one?.verdict === other.verdict &&
    one.reasons.length === other.reasons.length &&
    one.reasons.every((reason) => other.reasons.includes(reason))
  );
}

function unknown(entryId: number): { ok: false; refusal: Refusal } {
  const message = `item ${entryId} is not part of this benchmark`;
  return refuse('invalid', 'certification_benchmark.item_unknown', message, { entryId });
}

function evolve(state: Benchmark, { type, data }: BenchmarkEvent): Benchmark {
  const after = { ...state, status: statusAfter(state.status, type) };
  switch (type) {
    case 'CertificationBenchmarkCreated': {
      const { items, ...description } = data;
      return { ...after, description, items: items.map((item) => ({ ...item, ...untold })) };
    }
    case 'CertificationBenchmarkItemAnswered': {
      const { entryId, checks, ms, tokens } = data;
      return withItem(state, entryId, { checks, answer: { ms, tokens } });
    }
    case 'CertificationBenchmarkItemFailed':
      return withItem(state, data.entryId, { failure: data.failure });
    case 'CertificationBenchmarkItemReviewed':
      return withItem(state, data.entryId, { userResult: data.userResult });
    case 'CertificationBenchmarkRunEnded':
    case 'CertificationBenchmarkClosed':
    case 'CertificationBenchmarkCanceled':
      return after;
    default:
      return untouched(type, state);
  }
}

const untold = { checks: null, answer: null, failure: null, userResult: null } as const;

function withItem(state: Benchmark, entryId: number, told: Partial<ResultItem>): Benchmark {
  return {
    ...state,
    items: state.items.map((item) => (item.entryId === entryId ? { ...item, ...told } : item)),
  };
}
