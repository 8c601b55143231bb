import { t } from 'i18next';
import { LogQuery } from '#read-api/replay/log-answer.ts';
import { ParkedAction, RequestRepair } from '#write-api/replay/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { logFileFields, reasonFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a decision about a parked event', fields: reasonFields(t, true), body: ParkedAction },
  { form: 'a repair', fields: reasonFields(t, false), body: RequestRepair },
  { form: 'an export of the log', fields: logFileFields(t), body: LogQuery },
];
