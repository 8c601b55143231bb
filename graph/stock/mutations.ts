import { builder } from '../kit/builder.ts';
import { MutationOptionsInput, Removed } from '../kit/mutation.ts';
import { bodyOf } from '../kit/wire.ts';
import { deleteStockItem, memoStockItem, patchStockItem, stockActions } from './calls.ts';
import { changed } from './changed.ts';
import { ConditionGrade, StockAction } from './enums.ts';
import { SlotInput } from './slot-input.ts';
import { StockType } from './types.ts';

const AbnormalIssueInput = builder.inputType('UpdateStockItemAbnormalIssueInput', {
  fields: (t) => ({ stockId: t.int({ required: true }), abnormalIssue: t.string() }),
});

builder.mutationField('updateStockItemAbnormalIssue', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'Records what is wrong with a garment; without abnormalIssue nothing is.',
    args: {
      input: t.arg({ type: AbnormalIssueInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { stockId: id, abnormalIssue = null }, options }, context, info) =>
      changed(context, info, options, {
        call: stockActions.one('abnormal_issue'),
        id,
        body: { abnormal_issue: abnormalIssue },
      }),
  }),
);

const ConditionGradeInput = builder.inputType('UpdateStockItemConditionGradeInput', {
  fields: (t) => ({ stockId: t.int({ required: true }), conditionGrade: t.field({ type: ConditionGrade }) }),
});

builder.mutationField('updateStockItemConditionGrade', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'Sets the condition grade of a garment; without conditionGrade it has none.',
    args: {
      input: t.arg({ type: ConditionGradeInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { stockId: id, conditionGrade: grade = null }, options }, context, info) =>
      changed(context, info, options, { call: stockActions.one('condition_grade'), id, body: { grade } }),
  }),
);

const MemoInput = builder.inputType('AddStockItemStaffMemoInput', {
  fields: (t) => ({ stockId: t.int({ required: true }), comment: t.string({ required: true }) }),
});

builder.mutationField('addStockItemStaffMemo', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'Adds a memo to a garment.',
    args: {
      input: t.arg({ type: MemoInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { stockId: id, comment }, options }, context, info) =>
      changed(context, info, options, { call: memoStockItem, id, body: { comment } }),
  }),
);

const StatusActionInput = builder.inputType('DoStockStatusActionInput', {
  fields: (t) => ({
    stockId: t.int({ required: true }),
    action: t.field({ type: StockAction, required: true }),
    slot: t.field({ type: SlotInput }),
    grade: t.field({ type: ConditionGrade }),
    issue: t.string(),
    unavailableReason: t.string(),
    comment: t.string(),
    memoInUse: t.string(),
    abnormalIssue: t.string(),
    pieceId: t.int(),
    productSizeId: t.int(),
    reason: t.string(),
  }),
});

builder.mutationField('doStockStatusAction', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'Takes an action of the transition table on a garment, with the fields of that action.',
    args: {
      input: t.arg({ type: StatusActionInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { stockId: id, action, ...fields }, options }, context, info) =>
      changed(context, info, options, { call: stockActions.one(action), id, body: bodyOf(fields) }),
  }),
);

builder.mutationField('changeStockSize', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'Moves a garment to another size of its product.',
    args: {
      stockId: t.arg.int({ required: true }),
      productSizeId: t.arg.int({ required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { stockId: id, productSizeId, options }, context, info) =>
      changed(context, info, options, {
        call: patchStockItem,
        id,
        body: { product_size_id: productSizeId },
      }),
  }),
);

builder.mutationField('deleteStock', (t) =>
  t.field({
    type: Removed,
    nullable: true,
    description: 'Removes a garment.',
    args: { id: t.arg.int({ required: true }), options: t.arg({ type: MutationOptionsInput }) },
    resolve: (_, { id, options }, { graph }, info) =>
      graph.writer(info, options)(deleteStockItem, { path: { id } }),
  }),
);
