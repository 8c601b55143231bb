import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { LogDeps } from '../../deps.ts';
import type { Areas, StreamKind } from '../area.ts';
import { foldedEvents, type Step } from '../history/streams.ts';
import { type Advance, advancesFor } from '../scope.ts';
import type { Advanced } from './contract.ts';

/** The category of operators' decisions on parked events and of repairs, which change rows of any entity. */
const decided = 'projection';

/** Maximum events whose entities are named. Only imports and rebuilds cause more at once. */
const namedAtMost = 2_000;

type LoggedAdvance = Advance & Pick<Step, 'stream' | 'revision' | 'position'>;

/** Removes advances of streams with several brands that do not concern the brand admin's own brand. */
async function told(
  deps: LogDeps,
  caller: Caller,
  advances: readonly LoggedAdvance[],
): Promise<readonly Advance[]> {
  const { streams } = deps.areas;
  const isOfSeveral = ({ category }: Advance) => streams[category]?.isToldTo !== undefined;
  if (caller.label !== 'brand_admin' || !advances.some(isOfSeveral)) return advances;
  const steps = await foldedEvents(deps, advances.filter(isOfSeveral));
  const concerning = new Set(
    steps
      .filter((step) => streams[step.category]?.isToldTo?.(step, caller.brandId))
      .map(({ position }) => position),
  );
  return advances.filter((advance) => !isOfSeveral(advance) || concerning.has(advance.position));
}

/** The value that a stream's kind computes from a row of `log`; null for kinds that compute none. */
function saidOf<Value>(
  { streams }: Areas,
  say: (kind: StreamKind) => RawBuilder<Value> | undefined,
): RawBuilder<Value | null> {
  const parts = Object.entries(streams).flatMap(([category, kind]) => {
    const said = say(kind);
    return said === undefined ? [] : [sql`when ${sql.lit(category)} then ${said}`];
  });
  return sql`case log.category ${sql.join(parts, sql` `)} end`;
}

/** The entities that advanced after one position and up to another, as far as the caller may see them. */
export async function advancesBetween(
  deps: LogDeps,
  caller: Caller,
  after: bigint,
  upTo: bigint,
): Promise<Advanced> {
  const { db, areas } = deps;
  const position = String(upTo);
  if (upTo < after) return { position, all: true, entities: {} };
  const { rows } = await sql<LoggedAdvance>`
    select log.category, log.entity_id, log.brand_ids, log.stream, log.revision, log.position,
      ${saidOf(areas, ({ partOf }) => partOf?.id)} as whole_id,
      ${saidOf(areas, ({ ofPerson }) => ofPerson)} as person
    from (
      select category, entity_id, brand_ids, stream, revision, position from read.log
      where position > ${after} and position <= ${upTo}
      order by position limit ${namedAtMost + 1}
    ) log
    order by log.position`.execute(db);
  if (rows.length > namedAtMost || rows.some(({ category }) => category === decided)) {
    return { position, all: true, entities: {} };
  }
  const entities = new Map<string, Set<number | string>>();
  const add = (category: string, id: number | string) => {
    const ids = entities.get(category) ?? new Set();
    entities.set(category, ids.add(id));
  };
  for (const { category, entityId, wholeId } of advancesFor(areas, caller, await told(deps, caller, rows))) {
    // Skips categories without a stream kind, such as claims and checkpoints, which are the write side's bookkeeping.
    const kind = areas.streams[category];
    if (kind === undefined) continue;
    add(category, /^\d+$/.test(entityId) ? Number(entityId) : entityId);
    if (kind.partOf !== undefined && wholeId !== null) add(kind.partOf.category, wholeId);
  }
  return {
    position,
    all: false,
    entities: Object.fromEntries([...entities].map(([category, ids]) => [category, [...ids]])),
  };
}
