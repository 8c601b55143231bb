import { businessDay } from '../business-day.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { noted } from '../notes/noted.ts';
import { type Slot, sameSlot } from '../slots/slot-label.ts';
import { checkTransition, factOf, transitionOf } from '../transition-table.ts';
import type { StockReturn } from '../tryset-items/item-events.ts';
import { type Reimbursement, reimbursement } from './reimbursement.ts';
import type { Awaited, Holder, StockItemDescription, StockItemEvent, StockTerms } from './stock-events.ts';
import { createPiece, pieceOf, stowPiece, takeOutPiece } from './stock-pieces.ts';
import { evolveStockItem, initialStockItem, type StockItemState } from './stock-state.ts';
import type { ConditionGrade, UnavailableReason } from './stock-status.ts';
import { type StockItemAction, stockItemRules, stockItemTransitions } from './stock-transitions.ts';

/**
 * The product's original price, for commands that may make the garment unavailable. Without the price no compensation is
 * settled.
 */
interface Priced {
  originalPrice?: number;
}

/** The payload of each action. Reasons are not in the payload but in the event's metadata. */
export interface StockItemPayloads {
  register: StockItemDescription;
  /** Ends an abandoned registration, so that a late registration is refused. */
  expire: { stockItemId: number };
  enter: { slot: Slot | null };
  reserve: { holder: Holder; waitsFor: Awaited | null };
  release: { holder: Holder; stock: StockReturn } & Priced;
  lend: { holder: Holder };
  receive_back: { holder: Holder };
  not_sent: { holder: Holder };
  hand_over: { holder: Holder; to: Holder };
  end_holder: { holder: Holder };
  sell: { holder: Holder };
  /** `holder`: the item that was sold. */
  take_back: { holder: Holder };
  /** The result of a check. `grade` is null for past checks whose result was not recorded. */
  check_complete: { grade: ConditionGrade | null; issue: string | null };
  /**
   * The garment becomes unavailable. `holder` is set if this happens on the holder's behalf: a forced purchase or a write-off.
   */
  unavailable: { unavailableReason: UnavailableReason; holder: Holder | null } & Priced;
  /** `holder`: the item that paid for it. */
  undo_curator_paid: { holder: Holder };
  stow: { slot: Slot };
  memo: { memoId: string; comment: string; picture?: string };
  memo_in_use: { memoInUse: string | null };
  abnormal_issue: { abnormalIssue: string | null };
  /** Sets the garment's grade; null undoes the first grading. */
  condition_grade: { grade: ConditionGrade | null };
  revise_terms: { terms: Partial<StockTerms> };
  change_size: { productSizeId: number };
  /** `maxPieceCount` is the product's limit of pieces per garment; null means no limit. */
  create_piece: { pieceId: number; name: string; tag: string; maxPieceCount: number | null };
  stow_piece: { pieceId: number; slot: Slot };
  take_out_piece: { pieceId: number };
}

/** A command on a stock item: the action's name, with its payload if the action has one. */
export type StockItemCommand = {
  [Action in StockItemAction]: Action extends keyof StockItemPayloads
    ? { action: Action } & StockItemPayloads[Action]
    : { action: Action };
}[StockItemAction];

const own: Decider<StockItemState, StockItemCommand, StockItemEvent> = {
  category: 'stock_item',
  initial: initialStockItem,
  decide,
  evolve: evolveStockItem,
  brandIds: (item) => [item.brandId],
};

export const { own: stockItem, notes: stockItemNotes } = noted(
  own,
  ({ status, isRemoved }) => status !== 'none' && !isRemoved,
);

function decide(item: StockItemState, command: StockItemCommand, asked: Asked): Decision<StockItemEvent> {
  const may = transitionOf(stockItemTransitions, command.action).who.includes(asked.actor.label);
  if (may && asked.actor.label === 'system' && isDone(item, command)) return nothingToDo;
  const stranger = may ? strangerOf(item, command) : null;
  if (stranger !== null) return stranger;
  if (may && isGivenUpAfterLoss(item, command)) return eventsOf(item, command, asked.at);
  const refused = checkTransition(stockItemRules, item, command, asked);
  if (refused !== null) return refused;
  if (isDone(item, command)) return nothingToDo;
  return eventsOf(item, command, asked.at);
}

/** Returns whether the command may make the garment unavailable and so needs the product's price. */
export function mayEndUse(
  command: StockItemCommand,
): command is Extract<StockItemCommand, { action: 'release' | 'unavailable' }> {
  return (
    command.action === 'unavailable' || (command.action === 'release' && command.stock.to === 'unavailable')
  );
}

export function sameHolder(one: Holder | null, other: Holder | null): boolean {
  return one?.kind === other?.kind && one?.id === other?.id;
}

/**
 * Decides commands that do not come from the garment's present holder; null if the command may proceed. It records a former
 * holder's command without effect, so that staff see it. A late or repeated command can thus never free or take another
 * holder's garment. A held garment can likewise be paid for only by its holder.
 */
function strangerOf(item: StockItemState, command: StockItemCommand): Decision<StockItemEvent> | null {
  if (!('holder' in command) || item.status === 'none') return null;
  // A garment that is free or sold has no holder yet.
  if (command.action === 'reserve' || command.action === 'take_back') return null;
  // A garment that was paid for has no holder any more, but knows who paid.
  const present = command.action === 'undo_curator_paid' ? (item.paid?.holder ?? null) : item.holder;
  if (sameHolder(present, command.holder)) return null;
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
    data: { asked: command.action, by: command.holder, holder: present },
  });
}

/**
 * Returns whether the command ends the holder of a garment that is already marked lost or damaged: a forced purchase or a
 * write-off.
 */
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
    case 'hand_over':
      return sameHolder(item.holder, command.to);
    case 'receive_back':
    case 'take_back':
      return item.status === 'in_check' && sameHolder(item.holder, command.holder);
    case 'undo_curator_paid':
      return item.paid === null && sameHolder(item.holder, command.holder);
    case 'stow':
      return sameSlot(item.slot, command.slot);
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

function eventsOf(item: StockItemState, command: StockItemCommand, at: string): Decision<StockItemEvent> {
  switch (command.action) {
    case 'release': {
      const { holder, stock } = command;
      const settled = stock.to === 'unavailable' ? settledFor(item, command, at) : null;
      const data = { holder, stock, reimbursement: settled };
      return accept({ type: 'StockItemReservationReleased', data });
    }
    case 'unavailable': {
      const { unavailableReason, holder } = command;
      const data = { unavailableReason, holder, reimbursement: settledFor(item, command, at) };
      return accept({ type: 'StockItemMarkedUnavailable', data });
    }
    case 'undo_curator_paid':
      return undonePayment(item);
    case 'create_piece':
      return createPiece(item, command);
    case 'ready_out':
    case 'force_ready_out':
      return accept({
        type: 'StockItemOutReadied',
        data: { forced: command.action === 'force_ready_out' },
      });
    case 'revise_terms':
      return accept({ type: 'StockItemTermsRevised', data: { changed: changedTerms(item, command.terms) } });
    case 'change_size':
      return accept({
        type: 'StockItemSizeChanged',
        data: { from: item.productSizeId, to: command.productSizeId },
      });
    case 'stow_piece':
      return stowPiece(item, command);
    case 'take_out_piece':
      return takeOutPiece(item, command.pieceId);
  }
  return accept(factOf<StockItemEvent>(stockItemTransitions, command));
}

/** Brings the garment back to its holder, with the values that it had before it was paid for. */
function undonePayment({ paid }: StockItemState): Decision<StockItemEvent> {
  if (paid === null) return nothingToDo;
  const { holder, former } = paid;
  return accept({ type: 'StockItemCuratorPaidUndone', data: { holder, former } });
}

/**
 * Returns the compensation of a garment that becomes unavailable. If it was unavailable before, the settled compensation
 * stays.
 */
function settledFor(item: StockItemState, { originalPrice }: Priced, at: string): Reimbursement | null {
  if (item.reimbursement !== null) return item.reimbursement;
  if (originalPrice === undefined) return null;
  const { reimbursementRate: rate } = item;
  const on = item.unavailableOn ?? businessDay(new Date(at));
  return { amount: reimbursement(originalPrice, rate), originalPrice, rate, on };
}
