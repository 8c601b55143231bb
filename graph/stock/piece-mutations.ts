import { conflict } from '#http/errors.ts';
import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { inputMissing, refusalOfError } from '../kit/refusal.ts';
import { bodyOf } from '../kit/wire.ts';
import { createStockPiece, stockActions } from './calls.ts';
import { changed } from './changed.ts';
import { PieceStatus } from './enums.ts';
import { SlotInput } from './slot-input.ts';
import { StockType } from './types.ts';

interface PlacedPiece {
  pieceId?: number | null | undefined;
  slot?: object | null | undefined;
}

/** The call and the body that put a piece into a slot, or take it out of the warehouse. */
function placed(action: 'stow' | 'take_out', operation: string, { pieceId, slot }: PlacedPiece) {
  if (pieceId == null) throw inputMissing('pieceId', operation);
  if (action === 'take_out') return { call: stockActions.one('take_out_piece'), body: { piece_id: pieceId } };
  if (slot == null) throw inputMissing('slot', operation);
  return { call: stockActions.one('stow_piece'), body: bodyOf({ pieceId, slot }) };
}

const PieceAction = builder.enumType('PieceAction', { values: ['create', 'stow', 'take_out'] as const });

const PieceActionInput = builder.inputType('DoPieceStatusActionInput', {
  fields: (t) => ({
    stockId: t.int({ required: true, description: 'The garment of the piece' }),
    action: t.field({ type: PieceAction, required: true }),
    pieceId: t.int({ description: 'Required except for create' }),
    slot: t.field({ type: SlotInput, description: 'Required for stow' }),
    name: t.string({ description: 'Required for create' }),
    tag: t.string({ description: 'Required for create' }),
  }),
});

builder.mutationField('doPieceStatusAction', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'Creates a piece of a garment, puts it into a slot, or takes it out of the warehouse.',
    args: {
      input: t.arg({ type: PieceActionInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { stockId: id, action, name, tag, ...piece }, options }, context, info) => {
      if (action !== 'create') {
        return changed(context, info, options, { id, ...placed(action, info.fieldName, piece) });
      }
      if (name == null) throw inputMissing('name', info.fieldName);
      if (tag == null) throw inputMissing('tag', info.fieldName);
      return changed(context, info, options, { id, call: createStockPiece, body: { name, tag } });
    },
  }),
);

const PieceStatusInput = builder.inputType('ChangePieceStatusInStockInput', {
  fields: (t) => ({
    stockId: t.int({ required: true, description: 'The garment of the piece' }),
    pieceId: t.int({ required: true }),
    status: t.field({ type: PieceStatus, required: true }),
    slot: t.field({ type: SlotInput, description: 'Required for Stowed' }),
  }),
});

builder.mutationField('changePieceStatusInStock', (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description: 'Brings a piece to a status: Stowed in a slot, or OutOfWarehouse.',
    args: {
      input: t.arg({ type: PieceStatusInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { stockId: id, status, ...piece }, options }, context, info) => {
      if (status === 'Created') {
        const message = 'a piece never goes back to Created; use Stowed or OutOfWarehouse';
        throw refusalOfError(conflict('graph.piece_status', message));
      }
      const action = status === 'Stowed' ? 'stow' : 'take_out';
      return changed(context, info, options, { id, ...placed(action, info.fieldName, piece) });
    },
  }),
);
