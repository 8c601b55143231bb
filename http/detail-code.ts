/** Error codes that cover several cases, by their ending, and the field of `detail` that tells the cases apart. */
const byEnding: readonly (readonly [ending: string, detail: string])[] = [
  ['.transition_not_allowed', 'status'],
  ['.forbidden', 'action'],
  ['_taken', 'kind'],
  ['.unknown', 'field'],
  ['.date_past', 'field'],
  ['.day_closed', 'field'],
];
const fieldErrors: readonly string[] = ['request.invalid', 'request.parameter_missing'];

/**
 * Derives an error's `detailCode` from its detail: the status, the action or the first wrong field. Null if the error code has
 * only one case.
 */
export function detailCodeOf(errorCode: string, detail: Readonly<Record<string, unknown>>): string | null {
  if (fieldErrors.includes(errorCode)) return firstFieldOf(detail.fields);
  const [, name] = byEnding.find(([ending]) => errorCode.endsWith(ending)) ?? [];
  const value = name === undefined ? null : detail[name];
  return typeof value === 'string' ? value : null;
}

function firstFieldOf(fields: unknown): string | null {
  const first: unknown = Array.isArray(fields) ? fields[0] : null;
  const name: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'name') : null;
  return typeof name === 'string' ? name : null;
}
