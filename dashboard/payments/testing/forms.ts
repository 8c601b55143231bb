import { RefundAccountBody } from '#write-api/payments/bodies.ts';
import { paymentEntity } from '#write-api/payments/entity.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { paymentActionTable } from '../payment-action-table.ts';

export const forms: readonly FormSample[] = formsOfActions(paymentActionTable, paymentEntity.specs).map(
  (sample) => (sample.form === 'give_account' ? { ...sample, body: RefundAccountBody } : sample),
);
