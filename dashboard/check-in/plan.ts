import type { Slot } from '#domain/stock/stock-events.ts';
import type { StockItemAction } from '#domain/stock/stock-transitions.ts';
import type { TrysetItemAction } from '#domain/tryset-items/item-transitions.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import type { Offer } from './offers.ts';
import type { Answers } from './prompts.ts';
import { slotBody } from './slot-code.ts';
import { standingOf } from './standing.ts';

/** One command: an action on a garment or on a tryset item. */
export type Call = ({ on: 'stock'; action: StockItemAction } | { on: 'item'; action: TrysetItemAction }) & {
  id: number;
  body: Readonly<Record<string, unknown>>;
};

/** The commands that an order comes to from where the garment is; each stands for itself if the next one fails. */
export function callsOf(
  found: Scanned,
  { order, key }: Offer,
  answers: Answers,
  slot: Slot | null,
): readonly Call[] {
  const { stock } = found;
  const stockCall = (action: StockItemAction, body: Call['body'] = {}): Call => ({
    on: 'stock',
    id: stock.id,
    action,
    body,
  });
  switch (order) {
    case 'receive':
    case 'complete':
      return broughtIn(found);
    case 'announce':
      return [itemCall(found, 'return_item', answers)];
    case 'accept':
      return [itemCall(found, 'accept_return')];
    case 'ask':
      return [itemCall(found, 'request_return')];
    case 'came_back':
      return [itemCall(found, 'fail_delivery', { outcome: 'returned_to_sender', ...answers })];
    case 'grade': {
      const issue = answers.issue ?? null;
      return [...broughtIn(found), stockCall('check_complete', { grade: key, issue })];
    }
    case 'hold':
      return [...broughtIn(found), stockCall('hold', answers)];
    case 'unavailable':
      return [...broughtIn(found), stockCall('unavailable', answers)];
    case 'defer':
      // In somebody's hands it has arrived, whatever is wrong with it.
      return [...broughtIn(found).slice(0, -1), itemCall(found, 'defer_return_item', answers)];
    case 'stow':
      return slot === null ? [] : stowed(found, slot);
    case 'enter':
      return [stockCall('enter', slot === null ? {} : { slot: slotBody(slot) })];
    case 'release':
      return [stockCall('release_hold')];
    case 'recover':
      return [stockCall('recover')];
    case 'ready_out':
      return [stockCall('ready_out')];
    case 'check_again':
      return [stockCall('check')];
  }
}

/** The steps that are left until the rental is over. */
function broughtIn(found: Scanned): readonly Call[] {
  const standing = standingOf(found);
  if (standing === 'on_way') return [itemCall(found, 'arrive'), itemCall(found, 'return_complete')];
  return standing === 'arrived' ? [itemCall(found, 'return_complete')] : [];
}

/** The garment, or the piece of it whose tag was scanned: a slot holds one piece, a shelf many garments. */
function stowed({ stock, pieceId }: Scanned, slot: Slot): readonly Call[] {
  const body = { slot: slotBody(slot) };
  return pieceId === null
    ? [{ on: 'stock', id: stock.id, action: 'stow', body }]
    : [{ on: 'stock', id: stock.id, action: 'stow_piece', body: { piece_id: pieceId, ...body } }];
}

function itemCall({ item }: Scanned, action: TrysetItemAction, body: Call['body'] = {}): Call {
  if (item === null) throw new Error(`there is no tryset item to ${action}`);
  return { on: 'item', id: item.id, action, body };
}
