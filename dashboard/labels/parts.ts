import { labelsAtMost } from '#domain/labels/label-kinds.ts';

/** Splits the values into one part for each request, so that no part has more than `labelsAtMost` labels, counting copies. */
export function partsOf<Value>(values: readonly Value[], copies: number): Value[][] {
  const size = Math.floor(labelsAtMost / copies);
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );
}
