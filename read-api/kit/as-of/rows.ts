import type { DomainEvent } from '#domain/event.ts';
import type { Area as Models } from '#projections/area.ts';
import { type Folding, foldAlone, type RowsAlone } from '#projections/kit/fold/fold-alone.ts';
import { routes } from '#projections/kit/fold/touches.ts';
import type { Unsealer } from '#projections/kit/fold/unsealing.ts';
import type { Recorded } from '#projections/projection.ts';
import type { Step } from '../history/streams.ts';
import { type HeldEvents, ParkingThen } from './held-events.ts';

/** Combines the projections of all areas with views of the past. */
export function foldingOf(models: readonly Models[]): Folding {
  return {
    routes: routes({
      projections: models.flatMap(({ projections, personalData = [] }) => [...projections, ...personalData]),
    }),
    rollups: models.flatMap(({ rollups = [] }) => rollups),
    derived: models.flatMap(({ derived = [] }) => derived),
  };
}

/** Folds rows from events; recipients are unsealed if their keys exist. */
export async function rowsOf(
  folding: Folding,
  steps: readonly Step[],
  held: HeldEvents,
  unsealer: Unsealer,
): Promise<{ rows: RowsAlone; isParked: boolean }> {
  const inOrder = steps.map(recordedOf).sort((one, other) => (one.position < other.position ? -1 : 1));
  const parking = new ParkingThen(held);
  const rows = await foldAlone(folding, inOrder, parking, unsealer);
  return { rows, isParked: parking.isSome };
}

/** Converts a step to the input of folds. */
export function recordedOf({
  type,
  data,
  stream,
  entityId,
  revision,
  position,
  effectiveAt,
  metadata,
}: Step): Recorded {
  const event = { type, data } as DomainEvent;
  return { event, stream, entityId, revision, position, at: effectiveAt, metadata };
}
