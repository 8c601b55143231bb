import { t } from 'i18next';
import { NewSlots } from '#write-api/slots/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { newSlotFields } from '../fields.ts';

export const forms: readonly FormSample[] = [{ form: 'new slots', fields: newSlotFields(t), body: NewSlots }];
