import type { StockItemAction } from '#domain/stock/stock-transitions.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import type { Offer } from './offers.ts';
import type { Call } from './plan.ts';
import type { Answers } from './prompts.ts';
import { slotBody } from './slot-body.ts';

/**
 * The commands that undo the last command of a task and fully restore the garment's previous state; null if no commands
 * can. The task's earlier commands, such as completing the return, are not undone.
 */
export function undoOf(
  { stock, tasks, pieceId }: Scanned,
  { task, key }: Offer,
  answers: Answers,
): readonly Call[] | null {
  // If the task first ends a rental, that moves the garment into the check, and the undo leaves it there.
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
      // Marking it unavailable ends the brand's request to have it back, and no command restores the request.
      return isThroughCheck && stock.latestOutStockRequestStatus === 'idle' ? [back('recover')] : null;
    case 'ready_out':
      return [back('roll_back_to_stock')];
    case 'stow':
      return stock.slot === null || pieceId !== null ? null : [back('stow', { slot: slotBody(stock.slot) })];
    default:
      return null;
  }
}
