import { builder } from '../kit/builder.ts';
import { BulkResult } from '../kit/bulk.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { stockActions } from './calls.ts';

const moves = [
  ['changeToOutStockOngoing', 'start_out', 'Starts the way out of garments that are ready.'],
  [
    'rollbackToOutStockReadyFromOngoingByStaff',
    'roll_back_to_ready',
    'Takes garments on their way out back to ready.',
  ],
  ['rollbackToInStockFromOutStockReady', 'roll_back_to_stock', 'Takes ready garments back into the stock.'],
] as const;

for (const [name, action, description] of moves) {
  builder.mutationField(name, (t) =>
    t.field({
      type: [BulkResult],
      nullable: true,
      description: `${description} At most 500.`,
      args: {
        stockIds: t.arg.intList({ required: true }),
        options: t.arg({ type: MutationOptionsInput }),
      },
      resolve: (_, { stockIds: ids, options }, { graph }, info) =>
        graph.writer(info, options)(stockActions.many(action), { body: { ids } }),
    }),
  );
}

const OutInput = builder.inputType('OutStockStockItemsInput', {
  fields: (t) => ({ stockIds: t.intList({ required: true }) }),
});

builder.mutationField('outStockStockItems', (t) =>
  t.field({
    type: [BulkResult],
    nullable: true,
    description: 'Completes the way out of garments. At most 500.',
    args: {
      input: t.arg({ type: OutInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { stockIds: ids }, options }, { graph }, info) =>
      graph.writer(info, options)(stockActions.many('out'), { body: { ids } }),
  }),
);
