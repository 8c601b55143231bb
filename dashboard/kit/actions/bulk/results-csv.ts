import type { ItemResult } from '#http/contract.ts';
import { csvOf } from '../../list/csv-text.ts';

/** What became of each row, as a CSV: codes for programs, and the reason as the person reads it. */
export function resultsCsv(
  results: readonly ItemResult[],
  nameOf: (id: number) => string,
  reasonOf: (result: ItemResult) => string,
): string {
  const header = ['id', 'name', 'ok', 'status', 'error_code', 'reason'];
  const lines = results.map((result) => {
    const { id, ok, status = '', errorCode = '' } = result;
    return [String(id), nameOf(id), String(ok), status, errorCode, ok ? '' : reasonOf(result)];
  });
  return csvOf([header, ...lines]);
}
