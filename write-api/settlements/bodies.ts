import Type from 'typebox';
import { currencies } from '#domain/payments/payment-kinds.ts';
import {
  businessNumberPattern,
  houseTextAtMost,
  registrationNumberPattern,
} from '#domain/settlements/house.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';
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

const HouseText = Nullable(VisibleText(houseTextAtMost));

/** Who the house is. A null is left out of papers and pages. */
export const HouseBody = Type.Object(
  {
    name: HouseText,
    address: HouseText,
    business_number: Nullable(Type.String({ pattern: businessNumberPattern, maxLength: 12 })),
    mail_order_number: HouseText,
    registration_number: Nullable(Type.String({ pattern: registrationNumberPattern, maxLength: 14 })),
  },
  strict,
);

/** The approval number without hyphens, in capitals. */
export const approvalNumberOf = (text: string) => text.replaceAll('-', '').toUpperCase();
