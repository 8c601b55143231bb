import { t } from 'i18next';
import { TicketBody, TicketChanges } from '#write-api/user-tickets/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { nextPlanFields, signUpFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a ticket', fields: signUpFields(t, { plans: [], events: [] }), body: TicketBody },
  { form: 'the next plan of a ticket', fields: nextPlanFields(t, []), body: TicketChanges },
];
