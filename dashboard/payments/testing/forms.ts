import { t } from 'i18next';
import { RefundAccountBody, TaxPolicyBody } from '#write-api/payments/bodies.ts';
import { paymentEntity } from '#write-api/payments/entity.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { paymentActionTable } from '../payment-action-table.ts';
import { taxPolicyFields } from '../tax-policy-fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'the tax rates', fields: taxPolicyFields(t), body: TaxPolicyBody },
  ...formsOfActions(paymentActionTable, paymentEntity.specs).map((sample) =>
    sample.form === 'give_account' ? { ...sample, body: RefundAccountBody } : sample,
  ),
];
