import { lookUseTransitions } from '#domain/look-uses/use-transitions.ts';
import { LookUseStatus, LookUseType } from '../briefs/look-uses.ts';
import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { inputMissing } from '../kit/refusal.ts';
import { bodyOf } from '../kit/wire.ts';
import { createLookUse, getLookUse, lookUseActions, replaceLookUseStatus } from './calls.ts';
import { LookUseRow } from './types.ts';

const RequestInput = builder.inputType('RequestLookUseInput', {
  fields: (t) => ({
    brandId: t.int({ description: 'For staff; a brand asks for itself' }),
    lookId: t.int({ required: true }),
    type: t.field({ type: LookUseType, required: true }),
    useStartDate: t.string({ required: true }),
    useEndDate: t.string({ description: 'The last day; without one, for ever' }),
    comment: t.string(),
    expectedAmount: t.int({ description: 'What the brand pays, as its requester saw it' }),
    expectedPointAmount: t.int({ description: 'The points, as its requester saw them' }),
  }),
});

builder.mutationField('requestLookUse', (t) =>
  t.field({
    type: LookUseRow,
    nullable: true,
    description: 'Asks the curator for a use of a look.',
    extensions: { calls: 2 },
    args: {
      input: t.arg({ type: RequestInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input: { lookId, ...fields }, options }, { graph }, info) => {
      const input = { path: { id: lookId }, body: bodyOf(fields) };
      const { id } = await graph.writer(info, options)(createLookUse, input);
      return graph.read(getLookUse, { path: { id } });
    },
  }),
);

const byStaff = lookUseTransitions.filter(
  ({ action, who }) => action !== 'request' && (who as readonly string[]).includes('staff'),
);

/** The actions of the transition table that staff may take on a use. */
const LookUseAction = builder.enumType('LookUseAction', { values: byStaff.map(({ action }) => action) });

const UpdateInput = builder.inputType('UpdateLookUseByStaffInput', {
  fields: (t) => ({
    id: t.int({ required: true }),
    status: t.field({ type: LookUseStatus, description: 'Takes the action that leads to the status' }),
    action: t.field({ type: LookUseAction, description: 'The action to take, in place of a status' }),
    useStartDate: t.string(),
    useEndDate: t.string(),
    amount: t.int({ description: 'Of the price, if it is not the list price' }),
    refund: t.int({ description: 'What the brand gets back after an early end' }),
    comment: t.string(),
  }),
});

builder.mutationField('updateLookUseByStaff', (t) =>
  t.field({
    type: LookUseRow,
    nullable: true,
    description: 'Takes an action on a use, named by itself or by the status to which it leads.',
    extensions: { calls: 2 },
    args: {
      input: t.arg({ type: UpdateInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input: { id, action, status, ...fields }, options }, { graph }, info) => {
      const write = graph.writer(info, options);
      if (action) await write(lookUseActions.one(action), { path: { id }, body: bodyOf(fields) });
      else if (status) {
        const input = { path: { look_use_id: id }, body: bodyOf({ status, ...fields }) };
        await write(replaceLookUseStatus, input);
      } else throw inputMissing('status', 'updateLookUseByStaff');
      return graph.read(getLookUse, { path: { id } });
    },
  }),
);
