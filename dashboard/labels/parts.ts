import { labelsAtMost } from '#domain/labels/label-kinds.ts';

/** What one call each prints: no more labels than it takes, copies counted. */
export function partsOf<Value>(values: readonly Value[], copies: number): Value[][] {
  const size = Math.floor(labelsAtMost / copies);
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );
}
