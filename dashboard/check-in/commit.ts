import type { Slot } from '#domain/slots/slot-label.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { slotText } from '../stock/slot-text.ts';
import { carryOut, keepPlan } from './carry-out.ts';
import type { DeskParts } from './desk-parts.ts';
import type { Entry, Line, Plan, Problem } from './desk-store.ts';
import { lookAgain } from './look.ts';
import type { Offer } from './offers.ts';
import { callsOf } from './plan.ts';
import type { Answers } from './prompts.ts';
import { undoOf } from './undo.ts';

/**
 * Sends the commands of a task. Before a task of several commands it asks the server whether all of them are allowed,
 * so that the task does not stop halfway.
 */
export async function commit(
  parts: DeskParts,
  entry: Entry,
  up: Scanned,
  offer: Offer,
  answers: Answers,
  slot: Slot | null,
): Promise<void> {
  const hasMore = callsOf(up, offer, answers, slot).length > 1;
  const found = hasMore ? await lookAgain(parts.api, up) : up;
  if (found === null) return stop(parts, null, { kind: 'unknown', code: up.stock.code });
  const answer = found.tasks.find(({ name }) => name === offer.task);
  const reason = answer?.reasonCode ?? null;
  if (hasMore && reason !== null) return stop(parts, found, { kind: 'not_begun', offer, reason });
  const line = lineOf(parts, entry, found, offer, answers, slot);
  parts.store.setState({ prompt: null, ...(slot !== null && { lastSlot: slot }) });
  return begin(parts, entry, line, callsOf(found, offer, answers, slot));
}

/** Shows a problem without sending any command. */
function stop({ store }: DeskParts, current: Scanned | null, problem: Problem): void {
  store.setState({ current, prompt: null, problem });
}

function lineOf(
  { now }: DeskParts,
  entry: Entry,
  found: Scanned,
  offer: Offer,
  answers: Answers,
  slot: Slot | null,
): Line {
  const { stock } = found;
  return {
    id: entry.id,
    time: now(),
    stockId: stock.id,
    code: stock.code,
    product: `${stock.product.name} · ${stock.productSize.name}`,
    task: offer.task,
    told: {
      ...answers,
      ...(offer.task === 'grade' && { grade: offer.key }),
      ...(slot !== null && { slot: slotText(slot) }),
    },
    actions: [],
    undo: undoOf(found, offer, answers),
    isUnchanged: false,
    isUndone: false,
    undoes: null,
  };
}

/** Saves the plan in the queue before it sends the plan's commands, so that a reload can continue the plan. */
export function begin(parts: DeskParts, entry: Entry, line: Line, calls: Plan['calls']) {
  const plan: Plan = { line, calls, done: 0, isUnchanged: true };
  keepPlan(parts, entry, plan);
  return carryOut(parts, entry, plan);
}
