import type { TFunction } from 'i18next';
import { type LabelGroup, label } from '../i18n/label.ts';
import type { Line } from './desk-store.ts';

const groups: Readonly<Record<string, LabelGroup>> = {
  unavailable_reason: 'stockItem.unavailableReason',
  fault_type: 'trysetItem.fault',
};

/** The text of a log line, such as `Received, graded A: a button is loose`. */
export function lineText(t: TFunction, line: Line): string {
  const what = whatWasDone(t, line);
  return line.isUnchanged ? t('checkIn.done.unchanged', { what }) : what;
}

function whatWasDone(t: TFunction, { task, actions, told }: Line): string {
  const { of, grade, ...rest } = told;
  if (task === 'undo')
    return t('checkIn.done.undo', { what: label(t, 'checkIn.done', of ?? '', { grade: '' }).trim() });
  const isBroughtIn = actions.includes('arrive') || actions.includes('return_complete');
  const last = lasts[task];
  const isWhole = actions.some((action) => last === null || action === last);
  const outcome = task === 'receive' && !actions.includes('arrive') ? 'complete' : task;
  const isMore = task !== 'receive' && task !== 'defer';
  const parts = [
    ...(isBroughtIn && (isMore || !isWhole) ? [t('checkIn.done.receive')] : []),
    ...(isWhole ? [t(`checkIn.done.${outcome}`, { grade: grade ?? '' })] : []),
  ];
  const values = isWhole
    ? Object.entries(rest).map(([name, value]) => {
        const group = groups[name];
        return group === undefined ? value : label(t, group, value);
      })
    : [];
  return [parts.join(' · '), values.join(', ')].filter(Boolean).join(': ');
}

/**
 * The last action of a task that may begin with other actions; the task is complete once this action succeeds. Null if
 * any action completes the task.
 */
const lasts: Readonly<Record<Line['task'], Line['actions'][number] | null>> = {
  receive: null,
  unannounced: null,
  came_back: null,
  grade: 'check_complete',
  hold: 'hold',
  unavailable: 'unavailable',
  defer: 'defer_return_item',
  stow: null,
  enter: null,
  release: null,
  recover: null,
  ready_out: null,
  check_again: null,
  undo: null,
};
