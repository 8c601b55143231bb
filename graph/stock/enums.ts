import {
  conditionGrades,
  outStockRequestStatuses,
  pieceStatuses,
  shownStockStatuses,
  stockQualities,
  stockStatuses,
} from '#domain/stock/stock-status.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { builder } from '../kit/builder.ts';

export const StockStatus = builder.enumType('StockItemStatus', { values: stockStatuses });
export const ShownStockStatus = builder.enumType('ShownStockItemStatus', { values: shownStockStatuses });
export const ConditionGrade = builder.enumType('ConditionGrade', { values: conditionGrades });
export const PieceStatus = builder.enumType('PieceStatus', { values: pieceStatuses });
export const StockQuality = builder.enumType('StockQuality', { values: stockQualities });
export const OutStockRequestStatus = builder.enumType('OutStockRequestStatus', {
  values: outStockRequestStatuses,
});

/** Actions that REST has no action call for: other calls take them. */
const elsewhere: readonly string[] = ['register', 'revise_terms', 'change_size', 'create_piece'];

const forPeople = stockItemTransitions.filter(
  ({ action, who }) =>
    !elsewhere.includes(action) && (who as readonly string[]).some((role) => role !== 'system'),
);

/** The actions of the transition table that people may take on a garment. */
export const StockAction = builder.enumType('StockAction', { values: forPeople.map(({ action }) => action) });
