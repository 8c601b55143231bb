import type { CommandAnswer } from '#http/contract.ts';
import { ApiError, UnreachableError } from '../kit/client/api-error.ts';
import type { DeskParts } from './desk-parts.ts';
import type { Entry, Line, Plan, Problem } from './desk-store.ts';
import { look } from './look.ts';
import type { Call } from './plan.ts';

const paths = { stock: '/v1/stocks/{id}/actions/{action}', item: '/v2/trysets/items/{id}/actions/{action}' };

/**
 * Whether the error means that the server was out of reach. The desk then retries the request with the same
 * idempotency key.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  return error instanceof ApiError && [401, 408, 429, 502, 503, 504].includes(error.status);
}

/**
 * Sends the remaining commands of an entry's plan in order. The idempotency key of a command is the entry's id and the
 * command's index. A retry therefore counts once, after a lost response as well as after a reload.
 * @throws an error that `isAway` accepts; the queue then holds the plan with its progress
 */
export async function carryOut(parts: DeskParts, entry: Entry, plan: Plan): Promise<void> {
  const { api, store, explain } = parts;
  let { done } = plan;
  let refused: string | null = null;
  let { isUnchanged } = plan;
  while (done < plan.calls.length && refused === null) {
    const call = plan.calls[done];
    if (call === undefined) break;
    try {
      const answer = await send(parts, call, `${entry.id}.${done}`);
      isUnchanged &&= answer.isUnchanged === true;
      done += 1;
      keepPlan(parts, entry, { ...plan, done, isUnchanged });
    } catch (error) {
      if (isAway(error)) throw error;
      refused = explain(error);
    }
  }
  const actions = plan.calls.slice(0, done).map(({ action }) => action);
  const isLess = refused !== null || isUnchanged;
  const line: Line = { ...plan.line, actions, isUnchanged, ...(isLess && { undo: null }) };
  if (done > 0) note(parts, line);
  const { stockId, code } = plan.line;
  const found = (await look(api, code)).find(({ stock }) => stock.id === stockId) ?? null;
  store.setState({
    current: found,
    problem: refused === null ? null : brokenOff(line, refused),
  });
}

const brokenOff = (line: Line, error: string): Problem =>
  line.actions.length === 0 ? { kind: 'refused', error } : { kind: 'broken_off', line, error };

async function send({ api }: DeskParts, { on, id, action, body }: Call, intent: string) {
  const answer = await api.call<CommandAnswer>('POST', paths[on], { params: { id, action }, body, intent });
  return answer.data;
}

/** Saves the plan and its progress in the entry's place in the queue. */
export function keepPlan({ store }: DeskParts, { id }: Entry, plan: Plan): void {
  store.setState(({ queue }) => ({
    queue: queue.map((entry) => (entry.id === id ? { ...entry, plan } : entry)),
  }));
}

function note({ store }: DeskParts, line: Line): void {
  store.setState(({ lines }) =>
    lines.some(({ id }) => id === line.id)
      ? {}
      : {
          lines: [
            line,
            ...lines.map((each) => (each.id === line.undoes ? { ...each, isUndone: true } : each)),
          ],
        },
  );
}
