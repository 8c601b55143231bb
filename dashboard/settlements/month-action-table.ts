import { type BrandMonthAction, brandMonthTransitions } from '#domain/settlements/month-transitions.ts';
import type { ActionTable } from '../kit/actions/action-table.ts';
import { monthActionForms } from './month-action-forms.ts';
import { monthsPath } from './paths.ts';

export const monthActionTable: ActionTable<BrandMonthAction> = {
  entity: 'brand_month',
  path: monthsPath,
  transitions: brandMonthTransitions,
  forms: monthActionForms,
  names: 'settlementActions',
  statuses: 'settlement.status',
  why: 'settlement.why',
  done: 'settlementDone',
};
