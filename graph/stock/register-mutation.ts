import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { bodyOf } from '../kit/wire.ts';
import { createStockItem, getStock, stockActions } from './calls.ts';
import { StockQuality } from './enums.ts';
import { SlotInput } from './slot-input.ts';
import { StockType } from './types.ts';

const StockTermsInput = builder.inputType('StockTermsInput', {
  fields: (t) => ({
    quality: t.field({ type: StockQuality }),
    discountRate: t.int(),
    reimbursementRate: t.int(),
  }),
});

builder.mutationField('addNewInStockStockToProductSize', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'Registers a garment and enters it into the stock.',
    args: {
      productSizeId: t.arg.int({ required: true }),
      code: t.arg.string(),
      slot: t.arg({ type: SlotInput }),
      terms: t.arg({ type: StockTermsInput }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { productSizeId, code, slot, terms, options }, { graph }, info) => {
      const write = graph.writer(info, options);
      const fields = { productSizeId, code: code ?? undefined, ...terms };
      const { id } = await write(createStockItem, { body: bodyOf(fields) });
      await write(stockActions.one('enter'), { path: { id }, body: bodyOf({ slot: slot ?? undefined }) });
      return graph.read(getStock, { path: { id } });
    },
  }),
);
