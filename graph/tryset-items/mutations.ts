import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { changed } from './changed.ts';
import { FaultType } from './enums.ts';
import { TrysetItemType } from './types.ts';

const plain = [
  ['acceptTrysetItem', 'accept', 'Accepts a requested item.'],
  ['markTrysetItemAsExpressDelivery', 'express', 'Marks an item for express delivery.'],
  ['markTrysetItemAsNormalDelivery', 'normal', 'Marks an item for normal delivery.'],
] as const;

for (const [name, action, description] of plain) {
  builder.mutationField(name, (t) =>
    t.field({
      type: TrysetItemType,
      nullable: true,
      description,
      args: { id: t.arg.int({ required: true }), options: t.arg({ type: MutationOptionsInput }) },
      resolve: (_, { id, options }, context, info) =>
        changed(context, info, options, { id, action, fields: {} }),
    }),
  );
}

const StockFate = builder.enumType('StockFate', {
  values: ['in_stock', 'in_check', 'unavailable'] as const,
  description: 'The status that a denied item’s garment gets',
});
const DeniedReason = builder.enumType('DeniedUnavailableReason', {
  values: ['polluted', 'damaged', 'lost'] as const,
});

const denials = [
  ['denyTrysetItem', 'deny', 'Denies a requested item.'],
  ['forceDenyTrysetItem', 'forced_deny', 'Denies an item that was accepted already. For staff.'],
] as const;

for (const [name, action, description] of denials) {
  const Input = builder.inputType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Input`, {
    fields: (t) => ({
      id: t.int({ required: true }),
      reason: t.string({ required: true }),
      stockStatus: t.field({ type: StockFate }),
      unavailableReason: t.field({ type: DeniedReason, description: 'Required for unavailable' }),
    }),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: TrysetItemType,
      nullable: true,
      description,
      args: { input: t.arg({ type: Input, required: true }), options: t.arg({ type: MutationOptionsInput }) },
      resolve: (_, { input: { id, ...fields }, options }, context, info) => {
        return changed(context, info, options, { id, action, fields });
      },
    }),
  );
}

builder.mutationField('forceDelivered', (t) =>
  t.field({
    type: TrysetItemType,
    nullable: true,
    description: 'Records that an item arrived, although the courier did not report it. For staff.',
    args: {
      trysetItemId: t.arg.int({ required: true }),
      reason: t.arg.string({ required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { trysetItemId: id, reason, options }, context, info) =>
      changed(context, info, options, { id, action: 'force_delivered', fields: { reason } }),
  }),
);

builder.mutationField('forcePurchaseTrysetItem', (t) =>
  t.field({
    type: TrysetItemType,
    nullable: true,
    description: 'Makes the member buy an item that does not come back. For staff.',
    args: {
      trysetItemId: t.arg.int({ required: true }),
      reason: t.arg.string({ required: true }),
      faultType: t.arg({ type: FaultType, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { trysetItemId: id, reason, faultType, options }, context, info) =>
      changed(context, info, options, { id, action: 'force_purchase', fields: { reason, faultType } }),
  }),
);
