import { entityOf } from '#event-store/stored-event.ts';
import type { AnyProjection, Key, ReadModels, Recorded } from '../../projection.ts';

/** What one event touches in one projection: the rows, or the error that their determination threw. */
export interface Touch {
  projection: AnyProjection;
  recorded: Recorded;
  keys: readonly Key[];
  also: { column: string; value: Key } | null;
  error: Error | null;
}

/** Routes events to projections, and finds event types that no projection of the stream's category knows. */
export interface Routes {
  touches(recorded: Recorded): Touch[];
  isUnknown(recorded: Recorded): boolean;
}

const noProjections: readonly AnyProjection[] = [];

export function routes({ projections }: Pick<ReadModels, 'projections'>): Routes {
  const byCategory = new Map<string, AnyProjection[]>();
  for (const projection of projections) {
    for (const category of projection.categories) {
      const others = byCategory.get(category) ?? [];
      byCategory.set(category, [...others, projection]);
    }
  }
  const readersOf = ({ stream }: Recorded) => byCategory.get(entityOf(stream).category) ?? noProjections;
  return {
    touches(recorded) {
      const touched: Touch[] = [];
      for (const projection of readersOf(recorded)) {
        const each = touch(projection, recorded);
        if (each.keys.length > 0 || each.also !== null || each.error !== null) touched.push(each);
      }
      return touched;
    },
    isUnknown(recorded) {
      const readers = readersOf(recorded);
      return readers.length > 0 && !readers.some((projection) => projection.knows(recorded.event.type));
    },
  };
}

function touch(projection: AnyProjection, recorded: Recorded): Touch {
  try {
    const keys = projection.keys(recorded);
    return { projection, recorded, keys, also: alsoSought(projection, recorded), error: null };
  } catch (thrown) {
    return { projection, recorded, keys: [recorded.stream], also: null, error: asError(thrown) };
  }
}

/** Returns the event's search for further rows by a column; null if the event makes none. */
export function alsoSought({ also }: AnyProjection, recorded: Recorded): Touch['also'] {
  const value = also?.value(recorded) ?? null;
  return also === undefined || value === null ? null : { column: also.column, value };
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
