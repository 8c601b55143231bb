import type { Slot } from '#domain/slots/slot-label.ts';
import type { StockItemAction } from '#domain/stock/stock-transitions.ts';
import type { TrysetItemAction } from '#domain/tryset-items/item-transitions.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import type { Offer } from './offers.ts';
import type { Answers } from './prompts.ts';
import { slotBody } from './slot-body.ts';

/** One command: an action on a garment or on a tryset item. */
export type Call = ({ on: 'stock'; action: StockItemAction } | { on: 'item'; action: TrysetItemAction }) & {
  id: number;
  body: Readonly<Record<string, unknown>>;
};

/** The commands of a task, from the server's steps. Only the last one has parameters. */
export function callsOf(found: Scanned, offer: Offer, answers: Answers, slot: Slot | null): readonly Call[] {
  if (offer.task === 'stow') return slot === null ? [] : stowed(found, slot);
  const steps = found.tasks.find(({ name }) => name === offer.task)?.steps ?? [];
  return steps.map((step, index) => {
    const body = index === steps.length - 1 ? bodyOf(offer, answers, slot) : {};
    return step.on === 'stock'
      ? { ...step, id: found.stock.id, body }
      : { ...step, id: itemIdOf(found), body };
  });
}

function bodyOf({ task, key }: Offer, answers: Answers, slot: Slot | null): Call['body'] {
  switch (task) {
    case 'grade':
      return { grade: key, issue: answers.issue ?? null };
    case 'came_back':
      return { outcome: 'returned_to_sender', ...answers };
    case 'enter':
      return slot === null ? {} : { slot: slotBody(slot) };
    default:
      return answers;
  }
}

/**
 * The command to stow the garment or, if a piece's tag was scanned, only that piece. A slot holds one piece, a shelf many
 * garments.
 */
function stowed({ stock, pieceId }: Scanned, slot: Slot): readonly Call[] {
  const body = { slot: slotBody(slot) };
  return pieceId === null
    ? [{ on: 'stock', id: stock.id, action: 'stow', body }]
    : [{ on: 'stock', id: stock.id, action: 'stow_piece', body: { piece_id: pieceId, ...body } }];
}

function itemIdOf({ item }: Scanned): number {
  if (item === null) throw new Error('the task acts on a tryset item, but no tryset item holds the garment');
  return item.id;
}
