import { businessDay } from '../business-day.ts';
import { changedFields, isEmpty } from '../changed-fields.ts';
import type { CourierStatus } from '../couriers.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { noted } from '../notes/noted.ts';
import { checkTransition, factOf } from '../transition-table.ts';
import type {
  Parcel,
  StockReturn,
  TrysetItemDescription,
  TrysetItemEvent,
  TrysetItemNotes,
} from './item-events.ts';
import type { DeliveryOutcome, FaultType, Refusal, SnsType, WriteOffOutcome } from './item-kinds.ts';
import { evolveTrysetItem, initialTrysetItem, type TrysetItemState } from './item-state.ts';
import { type TrysetItemAction, trysetItemRules, trysetItemTransitions } from './item-transitions.ts';
import { postDueAt } from './post-due.ts';
import { ruled } from './rule-codes.ts';

/** The payload of each action. Reasons are not in the payload but in the event's metadata. */
export interface TrysetItemPayloads {
  request: TrysetItemDescription & { isExpress: boolean };
  deny: { stock: StockReturn };
  forced_deny: { stock: StockReturn };
  replace_stock: { to: number; stock: StockReturn };
  expire_replacement: { stockItemId: number };
  outbound: Parcel;
  force_track: { courierStatus: CourierStatus };
  fail_delivery: { outcome: DeliveryOutcome };
  not_received: { courierClaim: string | null };
  extend_post: { lastDay: string };
  post_look: { lookId: number; snsType: SnsType };
  withdraw_look: { lookId: number };
  refuse_post: { refusalType: Refusal };
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
  return eventsOf(item, command);
}

/** Returns whether the command changes nothing: the mark is set already, or the system reports a known fact again. */
function isDone(item: TrysetItemState, command: TrysetItemCommand, at: string): boolean {
  switch (command.action) {
    case 'replace_stock':
      return item.stockItemId === command.to;
    case 'expire_replacement':
      return (
        item.stockItemId === command.stockItemId || item.expiredReplacements.includes(command.stockItemId)
      );
    case 'end_trial':
      return item.isTrialEnded;
    case 'mark_post_overdue':
      return item.isPostOverdue || item.looks.length > 0 || isExtended(item, at);
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
      return item.expiredReplacements.includes(to)
        ? refuse(
            'conflict',
            'tryset_item.reservation_expired',
            'the reservation of the garment has expired; replace the garment again',
          )
        : accept({ type: 'TrysetItemStockReplaced', data: { from: item.stockItemId, to, stock } });
    }
    case 'expire_replacement': {
      const { stockItemId } = command;
      return accept({ type: 'TrysetItemReplacementExpired', data: { stockItemId, ruleCode: '24' } });
    }
    case 'end_trial':
      return accept({ type: 'TrysetItemTrialEnded', data: { ruleCode: '22' } });
    case 'mark_post_overdue':
      return accept({ type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } });
    case 'force_track':
      return tracked(item, command.courierStatus);
    case 'extend_post':
      return extended(item, command.lastDay);
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

/** Returns whether staff extended the deadline before it fired. */
function isExtended(item: TrysetItemState, at: string): boolean {
  const due = postDueAt(item);
  return item.postExtendedTo !== null && due !== null && at < due;
}

function extended(item: TrysetItemState, lastDay: string): Decision<TrysetItemEvent> {
  const dueAt = postDueAt(item);
  return dueAt !== null && lastDay <= lastDayBefore(dueAt)
    ? refuse('invalid', 'tryset_item.not_extended', 'choose a day after the current deadline of the look', {
        lastDay,
        dueAt,
      })
    : accept({ type: 'TrysetItemPostExtended', data: { lastDay } });
}

/** Returns the last business day for a look that is due at `dueAt`. */
function lastDayBefore(dueAt: string): string {
  return businessDay(new Date(Date.parse(dueAt) - 1));
}
