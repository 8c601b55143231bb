import { sql } from 'kysely';
import { referenceKindNames } from '#domain/reference/reference-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { isToldTo } from '../../trysets/told-to-brand.ts';
import { foldedEvents, type Step } from '../history/streams.ts';
import { type Advance, advancesFor } from '../scope.ts';
import type { Advanced } from './contract.ts';

/** Streams that somebody looks at on a screen; claims, checkpoints and the like are the write side's own. */
const shown: ReadonlySet<string> = new Set([
  'tryset',
  'tryset_item',
  'stock_item',
  'product',
  'brand',
  'brand_admin',
  'user',
  ...referenceKindNames,
]);

/** What is decided here changes rows of whatever entity: a parked event that is tried again or skipped, a row that is made anew. */
const decided = 'projection';

/** Of so many events the entities are named; more happen at once when something is imported or rebuilt. */
const namedAtMost = 2_000;

type LoggedAdvance = Advance & Pick<Step, 'stream' | 'revision' | 'position'>;

/** Without the advances of trysets that a brand admin's brand has nothing to do with: others' items alone went on. */
async function told(
  db: ReadModels,
  caller: Caller,
  advances: readonly LoggedAdvance[],
): Promise<readonly Advance[]> {
  const isOfTryset = ({ category }: Advance) => category === 'tryset';
  if (caller.label !== 'brand_admin' || !advances.some(isOfTryset)) return advances;
  const steps = await foldedEvents(db, advances.filter(isOfTryset));
  const concerning = new Set(
    steps.filter((step) => isToldTo(step, caller.brandId)).map(({ position }) => position),
  );
  return advances.filter((advance) => !isOfTryset(advance) || concerning.has(advance.position));
}

/** What advanced after one position and up to another, as far as the caller may know of it. */
export async function advancesBetween(
  db: ReadModels,
  caller: Caller,
  after: bigint,
  upTo: bigint,
): Promise<Advanced> {
  const position = String(upTo);
  if (upTo < after) return { position, all: true, entities: {} };
  const { rows } = await sql<LoggedAdvance>`
    select log.category, log.entity_id, log.brand_ids, log.stream, log.revision, log.position, item.tryset_id
    from (
      select category, entity_id, brand_ids, stream, revision, position from read.log
      where position > ${after} and position <= ${upTo}
      order by position limit ${namedAtMost + 1}
    ) log
    left join read.tryset_items item
      on item.id = case when log.category = 'tryset_item' then log.entity_id::integer end
    order by log.position`.execute(db);
  if (rows.length > namedAtMost || rows.some(({ category }) => category === decided)) {
    return { position, all: true, entities: {} };
  }
  const entities = new Map<string, Set<number>>();
  const add = (category: string, id: number) => {
    const ids = entities.get(category) ?? new Set();
    entities.set(category, ids.add(id));
  };
  for (const { category, entityId, trysetId } of advancesFor(caller, await told(db, caller, rows))) {
    if (!shown.has(category)) continue;
    add(category, Number(entityId));
    // A tryset's status is that of its items.
    if (trysetId !== null) add('tryset', trysetId);
  }
  return {
    position,
    all: false,
    entities: Object.fromEntries([...entities].map(([category, ids]) => [category, [...ids]])),
  };
}
