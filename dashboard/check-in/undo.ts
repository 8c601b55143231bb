import type { StockItemAction } from '#domain/stock/stock-transitions.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import type { Offer } from './offers.ts';
import type { Call } from './plan.ts';
import type { Answers } from './prompts.ts';
import { slotBody } from './slot-body.ts';

/**
 * The commands that restore the garment exactly as it was before the last step of a task. Null if no commands can
 * restore it. Earlier steps of the task, such as the return, stay.
 */
export function undoOf(
  { stock, tasks, pieceId }: Scanned,
  { task, key }: Offer,
  answers: Answers,
): readonly Call[] | null {
  // Earlier steps that end the rental put the garment into the check. The undo leaves it in the check.
  const isBroughtIn = (tasks.find(({ name }) => name === task)?.steps.length ?? 0) > 1;
  const isThroughCheck = isBroughtIn || stock.status === 'in_check';
  const back = (action: StockItemAction, body: Call['body'] = {}): Call => ({
    on: 'stock',
    id: stock.id,
    action,
    body,
  });
  switch (task) {
    case 'grade': {
      const { conditionGrade: grade, abnormalIssue: issue } = stock;
      return [
        back('check'),
        ...(grade === key ? [] : [back('condition_grade', { grade })]),
        ...(issue === (answers.issue ?? null) ? [] : [back('abnormal_issue', { abnormal_issue: issue })]),
      ];
    }
    case 'hold':
      return isThroughCheck ? [back('release_hold')] : null;
    case 'unavailable':
      // The action ended the brand's out-stock request, and no command restores such a request.
      return isThroughCheck && stock.latestOutStockRequestStatus === 'idle' ? [back('recover')] : null;
    case 'ready_out':
      return [back('roll_back_to_stock')];
    case 'stow':
      return stock.slot === null || pieceId !== null ? null : [back('stow', { slot: slotBody(stock.slot) })];
    default:
      return null;
  }
}
