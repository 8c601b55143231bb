import type { ItemResult } from '#http/contract.ts';
import { csvOf } from '../../list/csv-text.ts';

interface Words {
  nameOf: (id: number) => string;
  /** The result as text: the action's effect, or the new status. */
  outcomeOf: (result: ItemResult) => string;
  reasonOf: (result: ItemResult) => string;
}

/** The results as a CSV: codes for programs, and the outcome and reason as shown on the screen. */
export function resultsCsv(results: readonly ItemResult[], { nameOf, outcomeOf, reasonOf }: Words): string {
  const header = ['id', 'name', 'ok', 'outcome', 'status', 'error_code', 'reason'];
  const lines = results.map((result) => {
    const { id, ok, status = '', errorCode = '' } = result;
    const outcome = ok ? outcomeOf(result) : '';
    return [String(id), nameOf(id), String(ok), outcome, status, errorCode, ok ? '' : reasonOf(result)];
  });
  return csvOf([header, ...lines]);
}
