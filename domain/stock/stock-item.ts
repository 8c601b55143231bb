import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { checkTransition, transitionOf } from '../transition-table.ts';
import type { StockReturn } from '../trysets/item-events.ts';
import type { Holder, Slot, StockItemDescription, StockItemEvent, StockTerms } from './stock-events.ts';
import { evolveStockItem, initialStockItem, type Piece, type StockItemState } from './stock-state.ts';
import type { ConditionGrade, UnavailableReason } from './stock-status.ts';
import { type StockItemAction, stockItemGuards, stockItemTransitions } from './stock-transitions.ts';

/** What each action needs to be told. Reasons travel beside the command, in the event's metadata. */
export interface StockItemPayloads {
  register: StockItemDescription;
  /** Closes a registration that never came, so that a late one cannot come any more. */
  expire: { stockItemId: number };
  enter: { slot: Slot | null };
  /** `trysetId` is the tryset that the reservation waits for; it is released when that one never comes. */
  reserve: { holder: Holder; trysetId: number | null };
  release: { holder: Holder; stock: StockReturn };
  lend: { holder: Holder };
  receive_back: { holder: Holder };
  end_holder: { holder: Holder };
  sell: { holder: Holder };
  check_complete: { grade: ConditionGrade; issue: string | null };
  /** A holder is named where the garment is given up for the holder's sake: bought by force or written off. */
  unavailable: { unavailableReason: UnavailableReason; holder: Holder | null };
  memo: { memoId: string; comment: string };
  memo_in_use: { memoInUse: string | null };
  abnormal_issue: { abnormalIssue: string | null };
  condition_grade: { grade: ConditionGrade };
  revise_terms: { terms: Partial<StockTerms> };
  change_size: { productSizeId: number };
  create_piece: { pieceId: number; name: string; tag: string };
  stow_piece: { pieceId: number; slot: Slot };
  take_out_piece: { pieceId: number };
}

/** A command on a stock item: the action's name, and its payload where it has one. */
export type StockItemCommand = {
  [Action in StockItemAction]: Action extends keyof StockItemPayloads
    ? { action: Action } & StockItemPayloads[Action]
    : { action: Action };
}[StockItemAction];

export const stockItem: Decider<StockItemState, StockItemCommand, StockItemEvent> = {
  category: 'stock_item',
  initial: initialStockItem,
  decide,
  evolve: evolveStockItem,
  brandIds: (item) => [item.brandId],
};

function decide(item: StockItemState, command: StockItemCommand, asked: Asked): Decision<StockItemEvent> {
  const may = transitionOf(stockItemTransitions, command.action).who.includes(asked.actor.label);
  if (may && asked.actor.label === 'system' && isDone(item, command)) return nothingToDo;
  const stranger = may ? strangerOf(item, command) : null;
  if (stranger !== null) return stranger;
  if (may && isGivenUpAfterLoss(item, command)) return eventsOf(item, command);
  const refused = checkTransition(
    'stock_item',
    stockItemTransitions,
    stockItemGuards,
    item,
    command.action,
    asked.actor,
  );
  if (refused !== null) return refused;
  if (isDone(item, command)) return nothingToDo;
  return eventsOf(item, command);
}

export function sameHolder(one: Holder | null, other: Holder | null): boolean {
  return one?.kind === other?.kind && one?.id === other?.id;
}

/**
 * A command in the name of somebody who does not hold the garment (any more) has no effect and is recorded, so that
 * staff see it: a late or repeated command can never free or take somebody else's garment. For the same reason a
 * garment that somebody holds is paid for in that holder's name only.
 */
function strangerOf(item: StockItemState, command: StockItemCommand): Decision<StockItemEvent> | null {
  if (!('holder' in command) || command.action === 'reserve' || item.status === 'none') return null;
  if (sameHolder(item.holder, command.holder)) return null;
  if (command.holder === null) {
    const isPaid = command.action === 'unavailable' && command.unavailableReason === 'curator_paid';
    return isPaid
      ? refuse('conflict', 'stock_item.has_holder', 'name the holder who paid for the garment', {
          status: item.status,
          asked: command.action,
          holder: item.holder,
        })
      : null;
  }
  return accept({
    type: 'StockItemHolderRefused',
    data: { asked: command.action, by: command.holder, holder: item.holder },
  });
}

/** A garment that staff had marked lost or damaged is still its holder's: buying it by force or writing it off ends that. */
function isGivenUpAfterLoss(item: StockItemState, command: StockItemCommand): boolean {
  return command.action === 'unavailable' && command.holder !== null && item.status === 'unavailable';
}

function isDone(item: StockItemState, command: StockItemCommand): boolean {
  switch (command.action) {
    case 'expire':
      return item.status !== 'none' || item.isRemoved;
    case 'reserve':
      return item.status === 'requested' && sameHolder(item.holder, command.holder);
    case 'lend':
      return item.status === 'in_use' && sameHolder(item.holder, command.holder);
    case 'receive_back':
      return item.status === 'in_check' && sameHolder(item.holder, command.holder);
    case 'request_out_stock':
      return item.outStockRequest === 'requested';
    case 'create_piece':
      return pieceOf(item, command.pieceId) !== undefined;
    case 'stow_piece':
      return sameSlot(pieceOf(item, command.pieceId)?.slot, command.slot);
    case 'take_out_piece':
      return pieceOf(item, command.pieceId)?.status === 'OutOfWarehouse';
    case 'memo_in_use':
      return item.memoInUse === command.memoInUse;
    case 'abnormal_issue':
      return item.abnormalIssue === command.abnormalIssue;
    case 'condition_grade':
      return item.grade === command.grade;
    case 'change_size':
      return item.productSizeId === command.productSizeId;
    case 'revise_terms':
      return Object.keys(changedTerms(item, command.terms)).length === 0;
    default:
      return false;
  }
}

function changedTerms(item: StockItemState, terms: Partial<StockTerms>): Partial<StockTerms> {
  const names = Object.keys(terms) as (keyof StockTerms)[];
  return Object.fromEntries(
    names.filter((name) => terms[name] !== item[name]).map((name) => [name, terms[name]]),
  );
}

function eventsOf(item: StockItemState, command: StockItemCommand): Decision<StockItemEvent> {
  switch (command.action) {
    case 'register': {
      const { action: _, ...description } = command;
      return accept({ type: 'StockItemRegistered', data: description });
    }
    case 'expire':
      return accept({ type: 'StockItemRegistrationExpired', data: { stockItemId: command.stockItemId } });
    case 'enter':
      return accept({ type: 'StockItemEntered', data: { slot: command.slot } });
    case 'reserve':
      return accept({
        type: 'StockItemReserved',
        data: { holder: command.holder, trysetId: command.trysetId },
      });
    case 'release':
      return accept({
        type: 'StockItemReservationReleased',
        data: { holder: command.holder, stock: command.stock },
      });
    case 'lend':
      return accept({ type: 'StockItemLent', data: { holder: command.holder } });
    case 'receive_back':
      return accept({ type: 'StockItemReturnReceived', data: { holder: command.holder } });
    case 'end_holder':
      return accept({ type: 'StockItemHolderEnded', data: { holder: command.holder } });
    case 'sell':
      return accept({ type: 'StockItemPurchased', data: { holder: command.holder } });
    case 'check':
      return accept({ type: 'StockItemCheckStarted', data: {} });
    case 'check_complete':
      return accept({
        type: 'StockItemCheckCompleted',
        data: { grade: command.grade, issue: command.issue },
      });
    case 'hold':
      return accept({ type: 'StockItemHeld', data: {} });
    case 'release_hold':
      return accept({ type: 'StockItemHoldReleased', data: {} });
    case 'unavailable':
      return accept({
        type: 'StockItemMarkedUnavailable',
        data: { unavailableReason: command.unavailableReason, holder: command.holder },
      });
    case 'recover':
      return accept({ type: 'StockItemRecovered', data: {} });
    case 'request_out_stock':
      return accept({ type: 'OutStockRequested', data: {} });
    case 'cancel_out_stock_request':
      return accept({ type: 'OutStockRequestCanceled', data: {} });
    case 'ready_out':
      return accept({ type: 'StockItemOutReadied', data: { forced: false } });
    case 'force_ready_out':
      return accept({ type: 'StockItemOutReadied', data: { forced: true } });
    case 'start_out':
      return accept({ type: 'StockItemOutStarted', data: {} });
    case 'out':
      return accept({ type: 'StockItemOutCompleted', data: {} });
    case 'roll_back_to_ready':
      return accept({ type: 'StockItemOutRolledBackToReady', data: {} });
    case 'roll_back_to_stock':
      return accept({ type: 'StockItemOutRolledBackToStock', data: {} });
    case 'memo':
      return accept({
        type: 'StockItemMemoAdded',
        data: { memoId: command.memoId, comment: command.comment },
      });
    case 'memo_in_use':
      return accept({ type: 'StockItemMemoInUseChanged', data: { memoInUse: command.memoInUse } });
    case 'abnormal_issue':
      return accept({
        type: 'StockItemAbnormalIssueNoted',
        data: { abnormalIssue: command.abnormalIssue },
      });
    case 'condition_grade':
      return accept({ type: 'StockItemConditionGraded', data: { grade: command.grade } });
    case 'revise_terms':
      return accept({ type: 'StockItemTermsRevised', data: { changed: changedTerms(item, command.terms) } });
    case 'change_size':
      return accept({
        type: 'StockItemSizeChanged',
        data: { from: item.productSizeId, to: command.productSizeId },
      });
    case 'remove':
      return accept({ type: 'StockItemRemoved', data: {} });
    case 'create_piece':
      return accept({
        type: 'StockPieceCreated',
        data: { pieceId: command.pieceId, name: command.name, tag: command.tag },
      });
    case 'stow_piece':
      return ofPiece(item, command.pieceId, {
        type: 'StockPieceStowed',
        data: { pieceId: command.pieceId, slot: command.slot },
      });
    case 'take_out_piece':
      return ofPiece(item, command.pieceId, {
        type: 'StockPieceTakenOut',
        data: { pieceId: command.pieceId },
      });
  }
}

function pieceOf(item: StockItemState, pieceId: number): Piece | undefined {
  return item.pieces.find((piece) => piece.pieceId === pieceId);
}

function sameSlot(one: Slot | null | undefined, other: Slot): boolean {
  return (
    one?.sectorCode === other.sectorCode &&
    one.cellCode === other.cellCode &&
    one.slotNumber === other.slotNumber
  );
}

function ofPiece(item: StockItemState, pieceId: number, event: StockItemEvent): Decision<StockItemEvent> {
  return pieceOf(item, pieceId) !== undefined
    ? accept(event)
    : refuse('invalid', 'stock_item.piece_unknown', `the stock item has no piece ${pieceId}`, { pieceId });
}
