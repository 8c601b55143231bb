import Type from 'typebox';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { OneOf } from '#http/contract.ts';
import { Reference } from '../payments/bodies.ts';

const strict = { additionalProperties: false };

/** The transfer to the brand, which was made at the bank before. */
export const PayOutBody = Type.Object({ currency: OneOf(currencies), reference: Reference }, strict);

export const ChargeAgainBody = Type.Object({ currency: OneOf(currencies) }, strict);

/** The approval number (승인번호) of the tax office has 24 digits or letters; hyphens between them are dropped. */
export const TaxInvoiceBody = Type.Object(
  {
    approval_number: Type.String({
      pattern: '^[0-9]{8}-?[0-9A-Za-z]{8}-?[0-9A-Za-z]{8}$',
      minLength: 24,
      maxLength: 26,
    }),
  },
  strict,
);

/** The approval number without hyphens, in capitals. */
export const approvalNumberOf = (text: string) => text.replaceAll('-', '').toUpperCase();
