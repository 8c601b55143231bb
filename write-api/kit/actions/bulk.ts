import pLimit from 'p-limit';
import Type, { type Static, type TInteger, type TProperties } from 'typebox';
import type { DomainEvent } from '#domain/event.ts';
import type { ItemResult } from '#http/contract.ts';
import { ApiError, conflict, invalidRequest, unprocessable } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { positionHeader } from '#http/positions.ts';
import { readerOfBodies } from '#http/validation.ts';
import type { WriteDeps } from '../../deps.ts';
import type { MatchedIds } from '../../read-side.ts';
import type { Asked } from '../changes/asked.ts';
import type { Changed } from '../changes/change.ts';
import { derivedCommandId } from '../commands/command-ids.ts';
import type { CommandContext } from '../commands/context.ts';
import { newestFollowed } from '../index/position.ts';
import type { ActionSpec, WantedAction } from './action-spec.ts';
import { type ActionEntity, type Named, openSpec } from './entity.ts';
import { ownBodies } from './own-fields.ts';
import { takeAction } from './single.ts';

export const bulkAtMost = 500;
/** The maximum length of a filter as JSON. The URL of a list cannot be longer. */
const filterAtMost = 8192;

/** The ids of a bulk call's selection, of this schema. */
export function SelectedIds(id: TInteger) {
  return Type.Optional(Type.Array(id, { minItems: 1, maxItems: bulkAtMost, uniqueItems: true }));
}

/** The selection of a bulk call: ids, or a list's filter with the count that the sender saw. */
export const selectionFields = {
  ids: SelectedIds(Id),
  filter: Type.Optional(
    Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 4000 }), {
      maxProperties: 50,
      description: `At most ${filterAtMost} characters as JSON`,
      maxJsonLength: filterAtMost,
    }),
  ),
  expected_count: Type.Optional(Type.Integer({ minimum: 0 })),
} satisfies TProperties;

const Selection = Type.Object(selectionFields);
export type Selection = Static<typeof Selection>;

/** The maximum number of concurrent commands of a bulk call. */
const atOnce = 16;

/** The result for each entity, and the highest position of all events that the call caused. */
export interface TakenOnEach {
  results: ItemResult[];
  position: bigint;
}

/** Takes an action on the entities that a bulk call's body selects. Each entity may have its own fields. */
export async function takeBulkAction<State, Command extends Named, Event extends DomainEvent>(
  deps: WriteDeps,
  asked: Asked,
  entity: ActionEntity<State, Command, Event>,
  action: Command['action'],
  body: unknown,
): Promise<TakenOnEach> {
  const spec = openSpec(entity, action);
  const each = await eachWanted(deps, asked, { ...entity, spec, operation: `${action} of many` }, body);
  return takeOnEach(deps, asked, entity, each);
}

/** A list with an action that a bulk call takes on its rows. `operation` names the call in error messages. */
interface BulkOn<Command, State> {
  name: string;
  path: string;
  spec: ActionSpec<Command, State>;
  operation: string;
}

/** Returns what a bulk call's body wants of each entity that it selects. Throws 400, 409 and 422 for a wrong selection. */
export async function eachWanted<Command, State>(
  deps: WriteDeps,
  asked: Asked,
  { name, path, spec, operation }: BulkOn<Command, State>,
  body: unknown,
): Promise<WantedOf<Command, State>[]> {
  const own = ownBodies(spec, operation, body);
  if (own !== null) return [...own].map(([id, fields]) => ({ id, ...spec.wantedBy(fields) }));
  const wanted = spec.wantedBy(body);
  return toEach(await selected(deps, asked, { name, path }, selectionIn(body)), wanted);
}

// The call's own schema has checked how high an id may be.
const selectionIn = readerOfBodies(Type.Object({ ...selectionFields, ids: SelectedIds(Type.Integer()) }));

/** Takes the wanted action on each entity separately. A refusal does not stop the others. */
export async function takeOnEach<State, Command extends Named, Event extends DomainEvent>(
  deps: WriteDeps,
  { caller, context }: Pick<Asked, 'caller' | 'context'>,
  entity: ActionEntity<State, Command, Event>,
  each: readonly WantedOf<Command, State>[],
): Promise<TakenOnEach> {
  return onEach(context, entity.name, each, ({ id, ...wanted }, own) =>
    takeAction(deps, { caller, context: own, seenRevision: null }, entity, id, wanted),
  );
}

/** The action that a caller wants taken on one entity. */
interface WantedOf<Command, State> extends WantedAction<Command, State> {
  id: number;
}

/** Returns the same wanted action for every id. */
export function toEach<Command, State>(
  ids: readonly number[],
  wanted: WantedAction<Command, State>,
): WantedOf<Command, State>[] {
  return ids.map((id) => ({ id, ...wanted }));
}

/** The result for one entity of a bulk call. */
type DoneOnOne = Pick<Changed, 'status' | 'position' | 'isUnchanged'>;

/** Runs one command for each entity. A refusal does not stop the others. */
export async function onEach<One extends { id: number }>(
  context: CommandContext,
  name: string,
  each: readonly One[],
  act: (one: One, context: CommandContext) => Promise<DoneOnOne>,
): Promise<TakenOnEach> {
  let highest = 0n;

  const take = async (one: One): Promise<ItemResult> => {
    const { id } = one;
    try {
      const commandId = derivedCommandId(context.commandId, `${name}:${id}`);
      const { status, position, isUnchanged } = await act(one, { ...context, commandId });
      if (position > highest) highest = position;
      return { id, ok: true, status, ...(isUnchanged && { isUnchanged }) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
      // A read at this position shows the reason of the refusal.
      const refusedAt = BigInt(error.headers[positionHeader] ?? 0);
      if (refusedAt > highest) highest = refusedAt;
      return { id, ok: false, errorCode: error.errorCode, message: error.message };
    }
  };

  const limit = pLimit(atOnce);
  const results = await Promise.all(each.map((one) => limit(() => take(one))));
  return { results, position: highest };
}

/** Returns the ids that a bulk call selects. Every retry under one idempotency key gets the same ids. */
export async function selected(
  deps: WriteDeps,
  { context, credentials }: Asked,
  entity: { name: string; path: string },
  { ids, filter, expected_count: expected }: Selection,
): Promise<readonly number[]> {
  if (ids !== undefined && filter === undefined) return ids;
  if (filter === undefined || ids !== undefined || expected === undefined) {
    throw invalidRequest([
      { in: 'body', name: 'ids', message: 'give either ids, or filter together with expected_count' },
    ]);
  }
  if (JSON.stringify(filter).length > filterAtMost) {
    const message = `must not have more than ${filterAtMost} characters as JSON`;
    throw invalidRequest([{ in: 'body', name: 'filter', message }]);
  }
  return deps.ids.chosenFor(entity.name, context, async () => {
    const ask = (atLeast?: bigint) =>
      deps.reads.listIds(entity.path, filter, credentials, bulkAtMost, atLeast);
    let matched = await ask();
    // The list may lag behind acknowledged events. A difference counts only once the list has all of them.
    if (countOf(matched) !== expected)
      matched = await ask((await newestFollowed(deps.streams.client, deps.indexed.streams)) ?? undefined);
    const count = countOf(matched);
    if (count !== expected) throw countChanged(expected, count);
    if (count > bulkAtMost) throw tooMany(count);
    return matched.ids;
  });
}

/** Returns how many ids match. A list counts and reads rows in two queries, and rows may come or go in between. */
function countOf({ count, ids }: MatchedIds): number {
  return ids.length < bulkAtMost ? ids.length : count;
}

function tooMany(count: number) {
  const message = `at most ${bulkAtMost} at once, but the filter matches ${count}; narrow the filter`;
  return unprocessable('bulk.too_many', message, { count, limit: bulkAtMost });
}

/** Returns the error 409: the number of matches differs from the number that the sender saw. */
export function countChanged(expected: number, count: number) {
  return conflict(
    'bulk.count_changed',
    `the count is ${count} by now, not ${expected}; check the list again`,
    {
      expected,
      count,
    },
  );
}
