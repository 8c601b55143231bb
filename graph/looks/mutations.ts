import { builder } from '../kit/builder.ts';
import { MutationOptionsInput, Removed } from '../kit/mutation.ts';
import { deleteLook } from './calls.ts';

builder.mutationField('deleteLook', (t) =>
  t.field({
    type: Removed,
    nullable: true,
    description: 'Removes a look.',
    args: { id: t.arg.int({ required: true }), options: t.arg({ type: MutationOptionsInput }) },
    resolve: (_, { id, options }, { graph }, info) =>
      graph.writer(info, options)(deleteLook, { path: { id } }),
  }),
);
