import type { Caller } from '#http/caller.ts';
import { type Folding, foldAlone } from '#projections/kit/fold/fold-alone.ts';
import { routes } from '#projections/kit/fold/touches.ts';
import type { Unsealer } from '#projections/kit/fold/unsealing.ts';
import { trysetsProjection } from '#projections/trysets/projection.ts';
import { type TrysetRow, trysetsTable } from '#projections/trysets/tables.ts';
import { trysetStreams } from '../briefs/trysets/streams.ts';
import type { ReadModels } from '../database.ts';
import { together } from '../kit/area.ts';
import { heldEvents, ParkingThen } from '../kit/as-of/held-events.ts';
import { recordedOf } from '../kit/as-of/rows.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { stepsFor } from '../kit/history/visible-steps.ts';

/** Row fields from the tryset's own events, which may concern only other brands' items. */
type OwnFacts = Pick<
  TrysetRow,
  | 'revision'
  | 'updatedAt'
  | 'customLink'
  | 'handoverInfo'
  | 'pickupReason'
  | 'requestedPickupDate'
  | 'confirmedPickupDate'
  | 'returnApprovedAt'
>;

const folding: Folding = {
  routes: routes({ projections: [trysetsProjection] }),
  rollups: [],
  derived: [],
};

const areas = together([{ streams: trysetStreams }]);

/** Unseals nothing, as tryset rows hold no sealed data. */
const sealed: Unsealer = { unseal: async () => null, prefetch: async () => undefined };

/**
 * Tryset rows as a caller may see them. For a brand admin, rows are folded only from events that concern its brand,
 * and the revision counts only these. The full revision would reveal changes of others' items. Two queries and a
 * short fold take about a fifth of a page's time: too little to justify a stored row per tryset and brand.
 */
export async function rowsFor<Row extends TrysetRow>(
  db: ReadModels,
  caller: Caller,
  rows: readonly Row[],
): Promise<Row[]> {
  if (caller.label !== 'brand_admin' || rows.length === 0) return [...rows];
  const log = { db, areas };
  const steps = await foldedStreams(
    log,
    rows.map(({ id }) => `tryset-${id}`),
  );
  const byTryset = Map.groupBy(steps, ({ entityId }) => entityId);
  const told = [...byTryset.values()].flatMap((own) => stepsFor(log, caller, own));
  const parking = new ParkingThen(await heldEvents(db, steps));
  const folded = await foldAlone(folding, told.map(recordedOf), parking, sealed);
  const facts = new Map(folded.of(trysetsTable).map((row) => [row.id, factsOf(row)]));
  return rows.map((row) => ({ ...row, ...facts.get(row.id) }));
}

function factsOf(row: TrysetRow): OwnFacts {
  const { revision, updatedAt, customLink, handoverInfo } = row;
  const { pickupReason, requestedPickupDate, confirmedPickupDate, returnApprovedAt } = row;
  const returning = { pickupReason, requestedPickupDate, confirmedPickupDate, returnApprovedAt };
  return { revision, updatedAt, customLink, handoverInfo, ...returning };
}
