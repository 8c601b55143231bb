import { t } from 'i18next';
import { ChargeAgainBody, HouseBody, PayOutBody, TaxInvoiceBody } from '#write-api/settlements/bodies.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { houseFields } from '../house-fields.ts';
import { monthActionTable } from '../month-action-table.ts';

const bodies: Readonly<Record<string, FormSample['body']>> = {
  pay_out: PayOutBody,
  charge_again: ChargeAgainBody,
  note_tax_invoice: TaxInvoiceBody,
};

export const forms: readonly FormSample[] = [
  { form: 'the house', fields: houseFields(t), body: HouseBody },
  ...formsOfActions(monthActionTable, {}).map((sample) => ({
    ...sample,
    body: bodies[sample.form] ?? sample.body,
  })),
];
