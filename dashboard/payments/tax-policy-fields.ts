import type { TFunction } from 'i18next';
import type { TaxRates } from '#domain/payments/tax-policy.ts';
import { regions } from '#domain/regions.ts';
import type { Current } from '../kit/edit/use-edit.ts';
import type { Field } from '../kit/fields/field.ts';

/** The form fields of the tax rates, in percent. */
export const taxPolicyFields = (t: TFunction): Field[] =>
  regions.map((region) => ({
    name: region,
    text: t(`payment.tax.in.${region}`),
    kind: 'whole',
    required: true,
    atLeast: 0,
    atMost: 100,
  }));

export const rateText = (rate: number) => `${rate} %`;

export function taxPolicyCurrent({ KOREA, JAPAN, revision }: TaxRates & { revision: string }): Current {
  return { values: { KOREA: String(KOREA), JAPAN: String(JAPAN) }, revision };
}
