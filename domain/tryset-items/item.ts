import { businessDay } from '../business-day.ts';
import { changedFields, isEmpty } from '../changed-fields.ts';
import type { CourierStatus } from '../couriers.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { noted } from '../notes/noted.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type { DamageReport } from './damage.ts';
import { exchangedItem, exchangedSize, type NextItem } from './exchange.ts';
import { undoneForce } from './forced-purchase.ts';
import type {
  Parcel,
  StockReturn,
  TrysetItemDescription,
  TrysetItemEvent,
  TrysetItemNotes,
} from './item-events.ts';
import type {
  DeliveryOutcome,
  FaultType,
  MissingStep,
  Refusal,
  SnsType,
  WriteOffOutcome,
} from './item-kinds.ts';
import { evolveTrysetItem, initialTrysetItem, type TrysetItemState } from './item-state.ts';
import type { TrysetItemStatus } from './item-status.ts';
import { type TrysetItemAction, trysetItemRules, trysetItemTransitions } from './item-transitions.ts';
import { postDueAt } from './post-due.ts';
import { ruled } from './rule-codes.ts';
import { answeredSwap, begunSwap, refusedWhileSwapping, type SwapAsked } from './swap.ts';
import { longestPostDays, longestTrialDays, trialDaysUntil, trialEndOf } from './trial.ts';

/** The payload of each action. Reasons are not in the payload but in the event's metadata. */
export interface TrysetItemPayloads {
  request: TrysetItemDescription & { isExpress: boolean };
  deny: { stock: StockReturn };
  forced_deny: { stock: StockReturn };
  replace_stock: { to: number; stock: StockReturn };
  correct_garment: { to: number };
  /** `to`: the garment of the size that is reserved for the item; null if none is free. */
  exchange_size: { productSizeId: number; to: number | null };
  /** `next`: the item that follows, with its reserved garment; null if none is free. */
  exchange_delivered: { productSizeId: number; next: NextItem | null };
  /** `withItemId`: the item that holds the garment `to`; null if none may swap it. */
  swap_garment: { withItemId: number | null; to: number };
  answer_swap: SwapAsked;
  end_swap: { withItemId: number; to: number | null };
  expire_replacement: { stockItemId: number };
  outbound: Parcel;
  correct_parcel: Parcel;
  correct_return_parcel: Parcel;
  force_track: { courierStatus: CourierStatus };
  fail_delivery: { outcome: DeliveryOutcome };
  not_received: { courierClaim: string | null };
  send_again: Parcel;
  extend_trial: { lastDay: string };
  extend_post: { lastDay: string };
  post_look: { lookId: number; snsType: SnsType };
  withdraw_look: { lookId: number };
  refuse_post: { refusalType: Refusal };
  report_damage: DamageReport;
  start_purchase: { orderId: number; originalPrice: number; salesPrice: number };
  abandon_purchase: { orderId: number };
  pay: { orderId: number };
  take_back: { orderId: number };
  request_return: { pickupReason: string | null; requestedPickupDate: string | null };
  accept_return: { pickupDate: string | null };
  return_item: Parcel;
  defer_return_item: { faultType: FaultType };
  retry_return: { pickupDate: string | null };
  force_purchase: { faultType: FaultType };
  /** `amount`: whole KRW or JPY. */
  charge_fault: { paymentId: number; amount: number };
  write_off: { outcome: WriteOffOutcome };
  revise_notes: { notes: Partial<TrysetItemNotes> };
}

/** A command on a tryset item: the action's name, with its payload if the action has one. */
export type TrysetItemCommand = {
  [Action in TrysetItemAction]: Action extends keyof TrysetItemPayloads
    ? { action: Action } & TrysetItemPayloads[Action]
    : { action: Action };
}[TrysetItemAction];

const own: Decider<TrysetItemState, TrysetItemCommand, TrysetItemEvent> = {
  category: 'tryset_item',
  initial: initialTrysetItem,
  decide: (item, command, asked) => ruled(decide(item, command, asked)),
  evolve: evolveTrysetItem,
  brandIds: (item) => [item.brandId],
};

export const { own: trysetItem, notes: trysetItemNotes } = noted(
  own,
  ({ status, isRemoved }) => status !== 'idle' && !isRemoved,
);

function decide(item: TrysetItemState, command: TrysetItemCommand, asked: Asked): Decision<TrysetItemEvent> {
  if (asked.actor.label === 'system' && isDone(item, command, asked.at)) return nothingToDo;
  const refused = checkTransition(trysetItemRules, item, command, asked);
  if (refused !== null) return refused;
  if (isDone(item, command, asked.at)) return nothingToDo;
  return refusedWhileSwapping(item, command.action) ?? eventsOf(item, command);
}

/** Returns whether the command changes nothing: the mark is set already, or the system reports a known fact again. */
function isDone(item: TrysetItemState, command: TrysetItemCommand, at: string): boolean {
  switch (command.action) {
    case 'replace_stock':
    case 'correct_garment':
    case 'swap_garment':
      return item.stockItemId === command.to;
    case 'exchange_size':
      return item.productSizeId === command.productSizeId;
    case 'end_swap':
      return item.swapsWith !== command.withItemId;
    case 'expire_replacement':
      return (
        item.stockItemId === command.stockItemId || item.expiredReplacements.includes(command.stockItemId)
      );
    case 'correct_parcel':
      return item.courier === command.courier && item.trackingNumber === command.trackingNumber;
    case 'correct_return_parcel':
      return item.returnCourier === command.courier && item.returnTrackingNumber === command.trackingNumber;
    case 'end_trial':
      return item.isTrialEnded || isAhead(trialEndOf(item), at);
    case 'mark_post_overdue':
      return item.isPostOverdue || item.looks.length > 0 || isAhead(postDueAt(item), at);
    case 'extend_trial':
      return trialDaysUntil(item, command.lastDay) === item.trialDays;
    case 'extend_post':
      return item.postExtendedTo === command.lastDay;
    case 'post_look':
      return isShownBy(item, command.lookId);
    case 'withdraw_look':
      return !isShownBy(item, command.lookId);
    case 'refuse_post':
      return item.refusalType === command.refusalType;
    case 'revise_notes':
      return isEmpty(changedNotes(item, command.notes));
    case 'charge_fault':
      return item.faultPaymentIds.includes(command.paymentId);
    case 'keep':
      return item.status === 'purchased';
    case 'pay':
      return item.status === 'purchased' && item.orderId === command.orderId;
    case 'take_back':
      return item.status === 'return_arrived' && item.orderId === command.orderId;
    case 'abandon_purchase':
      return item.orderId !== command.orderId;
    default:
      return false;
  }
}

function eventsOf(item: TrysetItemState, command: TrysetItemCommand): Decision<TrysetItemEvent> {
  switch (command.action) {
    case 'replace_stock': {
      const { to, stock } = command;
      const data = { from: item.stockItemId, to, stock };
      return reservationExpired(item, to) ?? accept({ type: 'TrysetItemStockReplaced', data });
    }
    case 'correct_garment': {
      const data = { from: item.stockItemId, to: command.to };
      return reservationExpired(item, command.to) ?? accept({ type: 'TrysetItemGarmentCorrected', data });
    }
    case 'exchange_size': {
      const expired = command.to === null ? null : reservationExpired(item, command.to);
      return expired ?? exchangedSize(item, command);
    }
    case 'exchange_delivered':
      return exchangedItem(command);
    case 'swap_garment':
      return begunSwap(item, command);
    case 'answer_swap':
      return answeredSwap(item, command);
    case 'end_swap': {
      const { withItemId, to } = command;
      return accept({ type: 'TrysetItemSwapEnded', data: { withItemId, from: item.stockItemId, to } });
    }
    case 'expire_replacement': {
      const { stockItemId } = command;
      return accept({ type: 'TrysetItemReplacementExpired', data: { stockItemId, ruleCode: '24' } });
    }
    case 'undo_force_purchase':
      return undoneForce(item);
    case 'report_damage': {
      const { content, pictures } = command;
      return accept({
        type: 'TrysetItemDamageReported',
        data: { userId: item.userId, content, pictures },
      });
    }
    case 'end_trial':
      return accept({ type: 'TrysetItemTrialEnded', data: { ruleCode: '22' } });
    case 'mark_post_overdue':
      return accept({ type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } });
    case 'force_track':
      return tracked(item, command.courierStatus);
    case 'extend_trial':
      return extendedTrial(item, command.lastDay);
    case 'extend_post':
      return extendedPost(item, command.lastDay);
    case 'arrive_unannounced':
      return accept({
        type: 'TrysetItemArrivedUnannounced',
        data: { missing: missingStepOf(item.status) },
      });
    case 'deliver':
    case 'force_delivered':
      return accept({
        type: 'TrysetItemDelivered',
        data: { forced: command.action === 'force_delivered' },
      });
    case 'revise_notes':
      return accept({
        type: 'TrysetItemNotesRevised',
        data: { changed: changedNotes(item, command.notes) },
      });
    case 'pay':
    case 'take_back':
      return item.orderId === command.orderId
        ? accept(factOf<TrysetItemEvent>(trysetItemTransitions, command))
        : refuse('conflict', 'tryset_item.another_order', 'another order is already buying this item', {
            orderId: item.orderId,
          });
    default:
      return accept(factOf<TrysetItemEvent>(trysetItemTransitions, command));
  }
}

function reservationExpired(item: TrysetItemState, stockItemId: number): Decision<TrysetItemEvent> | null {
  return item.expiredReplacements.includes(stockItemId)
    ? refuse(
        'conflict',
        'tryset_item.reservation_expired',
        'the reservation of the garment has expired; name the garment again',
      )
    : null;
}

const isShownBy = ({ looks }: TrysetItemState, of: number) => looks.some(({ lookId }) => lookId === of);

/**
 * Records the courier's report as an event of its own. If the parcel has arrived, the same append moves the item to its next
 * status.
 */
function tracked(item: TrysetItemState, courierStatus: CourierStatus): Decision<TrysetItemEvent> {
  const said = { type: 'TrysetItemTracked', data: { courierStatus } } as const;
  if (courierStatus !== 'delivered') return accept<TrysetItemEvent>(said);
  return item.status === 'tryset_delivering'
    ? accept<TrysetItemEvent>(said, { type: 'TrysetItemDelivered', data: { forced: false } })
    : accept<TrysetItemEvent>(said, { type: 'TrysetItemReturnArrived', data: {} });
}

function changedNotes({ boxScore, metadata }: TrysetItemState, notes: Partial<TrysetItemNotes>) {
  return changedFields<TrysetItemNotes>({ boxScore, metadata }, notes);
}

/** Returns whether a deadline was moved after it was set, so that it has not come yet. */
const isAhead = (dueAt: string | null, at: string) => dueAt !== null && at < dueAt;

function extendedTrial(item: TrysetItemState, lastDay: string): Decision<TrysetItemEvent> {
  const trialDays = trialDaysUntil(item, lastDay);
  if (trialDays < item.trialDays) {
    const trialEnd = trialEndOf(item);
    return notExtended('choose a day after the current end of the trial', { lastDay, trialEnd });
  }
  return trialDays > longestTrialDays
    ? tooFar(lastDay, longestTrialDays)
    : accept({ type: 'TrysetItemTrialExtended', data: { lastDay, trialDays } });
}

function extendedPost(item: TrysetItemState, lastDay: string): Decision<TrysetItemEvent> {
  const dueAt = postDueAt(item);
  if (dueAt !== null && lastDay <= lastDayBefore(dueAt)) {
    return notExtended('choose a day after the current deadline of the look', { lastDay, dueAt });
  }
  return trialDaysUntil(item, lastDay) > longestPostDays
    ? tooFar(lastDay, longestPostDays)
    : accept({ type: 'TrysetItemPostExtended', data: { lastDay } });
}

function notExtended(message: string, detail: Record<string, unknown>): Decision<TrysetItemEvent> {
  return refuse('invalid', 'tryset_item.not_extended', message, detail);
}

function tooFar(lastDay: string, days: number): Decision<TrysetItemEvent> {
  const message = `choose a day at most ${days} days after the delivery`;
  return refuse('invalid', 'tryset_item.extended_too_far', message, { lastDay, days });
}

/** Returns the step of the return that was missing when the garment came back. */
function missingStepOf(status: TrysetItemStatus): MissingStep {
  if (status === 'tryset_delivered') return 'request';
  return status === 'return_requested' ? 'acceptance' : 'parcel';
}

/** Returns the last business day for a look that is due at `dueAt`. */
function lastDayBefore(dueAt: string): string {
  return businessDay(new Date(Date.parse(dueAt) - 1));
}
