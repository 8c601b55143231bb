import type { ItemResult } from '#http/contract.ts';
import { csvOf } from '../../list/csv-text.ts';

interface Words {
  nameOf: (id: number) => string;
  /** What was done, or the status that followed. */
  outcomeOf: (result: ItemResult) => string;
  reasonOf: (result: ItemResult) => string;
}

/** What became of each row, as a CSV: codes for programs, the outcome and the reason as the person reads them. */
export function resultsCsv(results: readonly ItemResult[], { nameOf, outcomeOf, reasonOf }: Words): string {
  const header = ['id', 'name', 'ok', 'outcome', 'status', 'error_code', 'reason'];
  const lines = results.map((result) => {
    const { id, ok, status = '', errorCode = '' } = result;
    const outcome = ok ? outcomeOf(result) : '';
    return [String(id), nameOf(id), String(ok), outcome, status, errorCode, ok ? '' : reasonOf(result)];
  });
  return csvOf([header, ...lines]);
}
