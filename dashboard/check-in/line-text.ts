import type { TFunction } from 'i18next';
import type { StockItemAction } from '#domain/stock/stock-transitions.ts';
import { type LabelGroup, label } from '../i18n/label.ts';
import type { Line } from './desk-store.ts';

const groups: Readonly<Record<string, LabelGroup>> = {
  unavailable_reason: 'stockItem.unavailableReason',
  fault_type: 'trysetItem.fault',
  courier: 'couriers',
};

/** What was done, in words: `Received, graded A: a button is loose`. */
export function lineText(t: TFunction, line: Line): string {
  const what = whatWasDone(t, line);
  return line.isUnchanged ? t('checkIn.done.unchanged', { what }) : what;
}

function whatWasDone(t: TFunction, { order, actions, told }: Line): string {
  const { of, grade, ...rest } = told;
  if (order === 'undo')
    return t('checkIn.done.undo', { what: label(t, 'checkIn.done', of ?? '', { grade: '' }).trim() });
  const isBroughtIn = actions.includes('arrive') || actions.includes('return_complete');
  const isMore = order !== 'receive' && order !== 'complete' && order !== 'defer';
  const last = lasts[order];
  const isWhole = actions.some((action) => last === null || action === last);
  const what = isWhole ? [t(`checkIn.done.${order}`, { grade: grade ?? '' })] : [];
  const parts = isBroughtIn && isMore ? [t('checkIn.done.receive'), ...what] : what;
  const values = isWhole
    ? Object.entries(rest).map(([name, value]) => {
        const group = groups[name];
        return group === undefined ? value : label(t, group, value);
      })
    : [];
  return [parts.join(' · '), values.join(', ')].filter(Boolean).join(': ');
}

/** The action with which an order is carried out, where others come before it; null where whatever was done is all of it. */
const lasts: Readonly<Record<Line['order'], StockItemAction | null>> = {
  receive: null,
  complete: null,
  announce: null,
  accept: null,
  ask: null,
  came_back: null,
  grade: 'check_complete',
  hold: 'hold',
  unavailable: 'unavailable',
  defer: null,
  stow: null,
  enter: null,
  release: null,
  recover: null,
  ready_out: null,
  check_again: null,
  undo: null,
};
