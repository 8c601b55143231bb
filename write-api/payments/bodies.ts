import Type from 'typebox';
import { amountAtMost, refundReasons } from '#domain/payments/payment-kinds.ts';
import { Nullable, OneOf, VisibleText } from '#http/contract.ts';

const strict = { additionalProperties: false };

/** A tax rate in percent. */
const TaxRate = Type.Integer({ minimum: 0, maximum: 100 });
const rates = { KOREA: TaxRate, JAPAN: TaxRate };
export const TaxPolicyBody = Type.Object(rates, strict);
/** `revision` is null until owners first revise the rates. */
export const TaxPolicyAnswer = Type.Object({ ...rates, revision: Nullable(Type.String()) });

export const Amount = Type.Integer({ minimum: 1, maximum: amountAtMost });
/** An id of the provider, or of a bank transfer. */
export const Reference = VisibleText(100);
export const RefundId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const TransferBody = { reference: Reference, amount: Amount };
export const ConfirmBody = {
  ...TransferBody,
  paid_time: Type.String({ format: 'date-time', maxLength: 40 }),
};
export const RefundBody = {
  amount: Amount,
  why: OneOf(refundReasons),
  /** The money that counts, if left out. */
  reference: Type.Optional(Reference),
};

/** The member's bank account; `bank` is the provider's bank code. */
export const RefundAccountBody = Type.Object(
  {
    refund_id: Type.Optional(RefundId),
    bank: Type.String({ maxLength: 4, pattern: '^\\d{2,4}$' }),
    number: Type.String({ maxLength: 40, pattern: '^[\\d-]{4,40}$' }),
    holder: VisibleText(60),
  },
  strict,
);

/** The provider's own field names. Its further fields are ignored, and the call bounds the whole body. */
export const NoticeBody = Type.Object(
  {
    merchant_uid: Type.Optional(Type.String({ maxLength: 200 })),
    imp_uid: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: Type.Unknown() },
);
