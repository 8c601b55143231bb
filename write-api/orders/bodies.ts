import Type, { type Static } from 'typebox';
import type { Buyer } from '#domain/orders/order-events.ts';
import {
  orderCouriers,
  orderItemsAtMost,
  orderItemTypes,
  orderMethods,
  returnFaults,
} from '#domain/orders/order-kinds.ts';
import { amountAtMost } from '#domain/payments/payment-kinds.ts';
import { balanceLimit } from '#domain/points/point-account.ts';
import { CommandAnswer, Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';

const strict = { additionalProperties: false };
const phone = Type.String({ format: 'phone', minLength: 1, maxLength: 40 });

const buyerFields = {
  name: VisibleText(100),
  phone,
  email: Type.Optional(Nullable(Type.String({ maxLength: 200, format: 'email' }))),
  destination: Type.Object(
    {
      name: VisibleText(100),
      phone,
      address: VisibleText(500),
      notes: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
    },
    strict,
  ),
};

export const BuyerBody = Type.Object(buyerFields, strict);
/** The fields of a buyer that can be changed one by one; missing fields stay unchanged. */
export const BuyerChanges = Type.Object(
  {
    ...Type.Partial(Type.Object(buyerFields)).properties,
    destination: Type.Optional(Type.Partial(buyerFields.destination, strict)),
  },
  strict,
);

const InvoiceItem = Type.Object(
  {
    type: OneOf(orderItemTypes),
    tryset_item_id: Type.Optional(Nullable(Id)),
    product_size_id: Type.Optional(Nullable(Id)),
  },
  strict,
);

export const NewOrder = Type.Object(
  {
    ...buyerFields,
    invoice_items: Type.Array(InvoiceItem, { minItems: 1, maxItems: orderItemsAtMost }),
    /** The points that pay first; none if omitted. */
    used_point: Type.Optional(Type.Integer({ minimum: 0, maximum: balanceLimit })),
    payment_method: OneOf(orderMethods),
    /** The total price that the buyer saw. */
    expected_amount: Type.Optional(Type.Integer({ minimum: 0, maximum: amountAtMost })),
    user_id: Type.Optional(Id),
  },
  strict,
);

export const PayBody = Type.Object({ payment_method: OneOf(orderMethods) }, strict);
/** The provider's page names the attempt, and its own id, which is only a hint. */
export const PageBody = Type.Object(
  { imp_uid: Type.Optional(VisibleText(100)), merchant_uid: VisibleText(40) },
  strict,
);

export const OnlyReason = Type.Object({ reason: Type.Optional(reasonText) }, strict);

export const ParcelFields = { courier: OneOf(orderCouriers), tracking_number: VisibleText(60) };
export const ParcelBody = Type.Object(ParcelFields, strict);
export const ParcelChanges = Type.Partial(ParcelBody, strict);
export const Fault = OneOf(returnFaults);
export const Amount = Type.Integer({ minimum: 0, maximum: amountAtMost });

/** What the client needs to open the provider's page; null if no page is needed: for stored cards, and if nothing is to be paid. */
export const PaymentRequest = Type.Object({
  paymentId: Type.Integer(),
  merchantUid: Type.String(),
  name: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  payMethod: Type.String(),
  /** The provider's gateway of the method; null for the shop's usual one. */
  pg: Nullable(Type.String()),
  buyer: Type.Object({
    name: Type.String(),
    phone: Type.String(),
    email: Nullable(Type.String()),
  }),
  /** Where the provider's page sends the buyer afterwards. */
  redirectUrl: Type.String(),
  noticeUrl: Type.String(),
});
export type PaymentRequest = Static<typeof PaymentRequest>;

export const OrderAnswer = Type.Object({
  ...CommandAnswer.properties,
  paymentRequest: Type.Union([PaymentRequest, Type.Null()]),
});
export type OrderAnswer = Static<typeof OrderAnswer>;

/** Returns the buyer in a request body, which is then sealed. */
export function buyerOf({ name, phone: at, email, destination }: Static<typeof BuyerBody>): Buyer {
  const { notes = null, ...to } = destination;
  return { name, phone: at, email: email ?? null, destination: { ...to, notes } };
}
