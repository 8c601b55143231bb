import { t } from 'i18next';
import Type from 'typebox';
import { DraftBody, FailBody, PayBody } from '#write-api/payouts/bodies.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { draftFields } from '../fields.ts';
import { lineActionTable, payoutActionTable } from '../payout-action-tables.ts';

/** A dialog asks once for what it then says of each chosen line. */
const bodies: Readonly<Record<string, FormSample['body']>> = {
  pay: Type.Omit(PayBody.properties.lines.items, ['user_id']),
  fail: Type.Omit(FailBody.properties.lines.items, ['user_id']),
};

export const forms: readonly FormSample[] = [
  // The calendar gives the months, so the call has no list of them.
  {
    form: 'a new payout',
    fields: draftFields(t, []).filter(({ name }) => name !== 'month'),
    body: DraftBody,
  },
  ...formsOfActions(payoutActionTable, {}),
  ...formsOfActions(lineActionTable, {}).map((sample) => ({
    ...sample,
    body: bodies[sample.form] ?? sample.body,
  })),
];
