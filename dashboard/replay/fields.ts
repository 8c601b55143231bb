import type { TFunction } from 'i18next';
import type { Field } from '../kit/fields/field.ts';

/** The form fields that select a part of the log. */
export function logFileFields(t: TFunction): Field[] {
  const text = (name: 'stream' | 'type' | 'brand_id' | 'time_after' | 'time_before') => ({
    name,
    text: t(`replay.logFile.${name}`),
  });
  return [
    { ...text('stream'), kind: 'text', help: t('replay.logFile.streamHelp') },
    { ...text('type'), kind: 'text' },
    { ...text('brand_id'), kind: 'whole', atLeast: 1, atMost: 2_147_483_647 },
    { ...text('time_after'), kind: 'day' },
    { ...text('time_before'), kind: 'day' },
  ];
}

/** The form of a decision about a parked event, or of a repair. */
export const reasonFields = (t: TFunction, required: boolean): Field[] => [
  { name: 'reason', text: t('history.reason'), kind: 'lines', required, atMost: 2000, lines: 2 },
];
