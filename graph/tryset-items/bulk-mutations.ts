import { builder } from '../kit/builder.ts';
import { BulkResult } from '../kit/bulk.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { bodyOf } from '../kit/wire.ts';
import { itemActions } from './calls.ts';
import { CourierCode } from './enums.ts';

const marks = [
  ['markTrysetItemAsExpressDeliveries', 'express', 'Marks items for express delivery. At most 500.'],
  ['markTrysetItemAsNormalDeliveries', 'normal', 'Marks items for normal delivery. At most 500.'],
] as const;

for (const [name, action, description] of marks) {
  builder.mutationField(name, (t) =>
    t.field({
      type: [BulkResult],
      nullable: true,
      description,
      args: { ids: t.arg.intList({ required: true }), options: t.arg({ type: MutationOptionsInput }) },
      resolve: (_, { ids, options }, { graph }, info) =>
        graph.writer(info, options)(itemActions.many(action), { body: { ids } }),
    }),
  );
}

const Parcel = builder.inputType('OutboundTrysetItemInput', {
  fields: (t) => ({
    id: t.int({ required: true }),
    courier: t.field({ type: CourierCode, required: true }),
    trackingNumber: t.string({ required: true }),
  }),
});

builder.mutationField('outboundTrysetItems', (t) =>
  t.field({
    type: [BulkResult],
    nullable: true,
    description: 'Hands items over to their couriers. At most 500.',
    args: {
      items: t.arg({ type: [Parcel], required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { items, options }, { graph }, info) =>
      graph.writer(info, options)(itemActions.many('outbound'), { body: bodyOf({ items }) }),
  }),
);
