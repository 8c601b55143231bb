import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { changed } from './changed.ts';
import { RejectionReason } from './enums.ts';
import { LookType } from './types.ts';

const Decision = builder.enumType('LookItemDecision', {
  values: ['Approved', 'Rejected', 'Deferred'] as const,
});
const actionOf = { Approved: 'approve_item', Rejected: 'reject_item', Deferred: 'defer_item' } as const;

const CertifyInput = builder.inputType('CertifyItemFromPendingLookInput', {
  fields: (t) => ({
    lookId: t.int({ required: true }),
    lookItemMappingId: t.int({ required: true }),
    status: t.field({ type: Decision, required: true }),
    rejectedReasons: t.field({ type: [RejectionReason], description: 'Required for Rejected' }),
    otherRejectedReason: t.string(),
    comment: t.string({ description: 'For Deferred' }),
  }),
});

builder.mutationField('certifyItemFromPendingLook', (t) =>
  t.field({
    type: LookType,
    nullable: true,
    description: 'Approves, rejects or defers a tagged item that waits for a decision.',
    args: {
      input: t.arg({ type: CertifyInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { lookId: id, status, ...fields }, options }, context, info) =>
      changed(context, info, options, { id, action: actionOf[status], fields }),
  }),
);

const ApproveInput = builder.inputType('ApproveItemFromDoneLookInput', {
  fields: (t) => ({
    lookId: t.int({ required: true }),
    lookItemMappingId: t.int({ required: true }),
  }),
});

builder.mutationField('approveItemFromDoneLook', (t) =>
  t.field({
    type: LookType,
    nullable: true,
    description: 'Approves a rejected item of a decided look.',
    args: {
      input: t.arg({ type: ApproveInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { lookId: id, ...fields }, options }, context, info) =>
      changed(context, info, options, { id, action: 'approve_item_from_done', fields }),
  }),
);

const RejectItemInput = builder.inputType('RejectItemFromDoneLookInput', {
  fields: (t) => ({
    lookId: t.int({ required: true }),
    lookItemMappingId: t.int({ required: true }),
    rejectedReasons: t.field({ type: [RejectionReason], required: true }),
    otherRejectedReason: t.string(),
  }),
});

builder.mutationField('rejectItemFromDoneLook', (t) =>
  t.field({
    type: LookType,
    nullable: true,
    description: 'Rejects an approved item of a decided look.',
    args: {
      input: t.arg({ type: RejectItemInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { lookId: id, ...fields }, options }, context, info) =>
      changed(context, info, options, { id, action: 'reject_item_from_done', fields }),
  }),
);

const rejections = [
  ['rejectLookFromPendingLook', 'reject_look_from_pending', 'Rejects each item of a look that waits.'],
  ['rejectLookFromDoneLook', 'reject_look_from_done', 'Rejects each approved item of a decided look.'],
] as const;

for (const [name, action, description] of rejections) {
  const Input = builder.inputType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Input`, {
    fields: (t) => ({
      lookId: t.int({ required: true }),
      rejectedReasons: t.field({ type: [RejectionReason], required: true }),
      otherRejectedReason: t.string(),
    }),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: LookType,
      nullable: true,
      description,
      args: { input: t.arg({ type: Input, required: true }), options: t.arg({ type: MutationOptionsInput }) },
      resolve: (_, { input: { lookId: id, ...fields }, options }, context, info) =>
        changed(context, info, options, { id, action, fields }),
    }),
  );
}

const EventDecision = builder.enumType('BrandEventDecision', { values: ['Approved', 'Rejected'] as const });
const eventActionOf = { Approved: 'approve_brand_event', Rejected: 'reject_brand_event' } as const;

const CertifyEventInput = builder.inputType('CertifyBrandEventFromPendingLookInput', {
  fields: (t) => ({
    lookId: t.int({ required: true }),
    status: t.field({ type: EventDecision, required: true }),
    rejectedReasons: t.field({ type: [RejectionReason], description: 'Required for Rejected' }),
    otherRejectedReason: t.string(),
  }),
});

builder.mutationField('certifyBrandEventFromPendingLook', (t) =>
  t.field({
    type: LookType,
    nullable: true,
    description:
      'Approves or rejects a look for the brand event that it names. An approval gives the reward.',
    args: {
      input: t.arg({ type: CertifyEventInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { lookId: id, status, ...fields }, options }, context, info) =>
      changed(context, info, options, { id, action: eventActionOf[status], fields }),
  }),
);

builder.mutationField('requestLookRecertification', (t) =>
  t.field({
    type: LookType,
    nullable: true,
    description: 'Asks staff to decide again on the rejected items of a look.',
    args: {
      lookId: t.arg.int({ required: true }),
      comment: t.arg.string(),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { lookId: id, comment, options }, context, info) =>
      changed(context, info, options, { id, action: 'request_recertification', fields: { comment } }),
  }),
);
