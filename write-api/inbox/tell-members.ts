import type { CashAccountEvent } from '#domain/cash/cash-events.ts';
import { look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { type LookOverallStatus, overallStatus } from '#domain/looks/overall-status.ts';
import { refundOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { PointAccountEvent } from '#domain/points/point-events.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { sendMessage, type Telling } from './send-message.ts';

/** What to tell, and whom. */
type Told = (Telling & { userId: number }) | null;

/** Tells members what happens to their looks, points, cash and payments. */
export const tellMembers: Effect = async (deps, stored, id) => {
  const told = await toldAfter(deps, stored, id);
  if (told === null) return;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  await sendMessage(deps, { ...told, cause });
};

async function toldAfter(deps: WriteDeps, stored: StoredEvent, id: number): Promise<Told> {
  switch (entityOf(stored.stream).category) {
    case 'look':
      return afterDecision(deps, stored, id);
    case 'point_account':
      return afterPoints(stored, id);
    case 'cash_account':
      return afterCash(stored, id);
    case 'payment':
      return afterPayment(deps, stored, id);
    default:
      return null;
  }
}

const decisions: ReadonlySet<string> = new Set<LookEvent['type']>([
  'LookItemApproved',
  'LookItemRejected',
  'LookItemDeferred',
  'LookRejected',
]);

const templateOfStatus = {
  in_progress: null,
  certified: 'look_certified',
  rejected: 'look_rejected',
  on_hold: 'look_deferred',
} as const satisfies Readonly<Record<LookOverallStatus, Telling['templateCode'] | null>>;

/** A decision on one item tells nothing until it decides the look as a whole. */
async function afterDecision({ streams }: WriteDeps, stored: StoredEvent, id: number): Promise<Told> {
  if (!decisions.has(stored.type)) return null;
  const { commandId } = stored.metadata;
  const at = async (revision: bigint) =>
    (await streams.after(look, id, { commandId, revision, bodyHash: null })).loaded.state;
  const before = await at(stored.revision - 1n);
  const after = await at(stored.revision);
  const status = statusOf(after);
  const templateCode = templateOfStatus[status];
  if (templateCode === null || status === statusOf(before)) return null;
  return { templateCode, aboutId: id, userId: after.userId };
}

function statusOf({ entries }: LookState): LookOverallStatus {
  return overallStatus(
    entries.flatMap(({ status }) => (status === 'none' || status === 'untagged' ? [] : [status])),
  );
}

function afterPoints(stored: StoredEvent, userId: number): Told {
  const { type, data } = asEvent<PointAccountEvent>(stored);
  if (type !== 'PointsGiven') return null;
  const { forLook, amount: pointAmount } = data;
  if (forLook === null) return { templateCode: 'points_given', aboutId: null, pointAmount, userId };
  return { templateCode: 'look_points_given', aboutId: forLook.lookId, pointAmount, userId };
}

const cashPaid: CashAccountEvent['type'] = 'CashPaid';

function afterCash({ type }: StoredEvent, userId: number): Told {
  return type === cashPaid ? { templateCode: 'cash_paid', aboutId: null, userId } : null;
}

/** Asks a member for another means of payment, or for the account that a refund needs. */
async function afterPayment({ streams }: WriteDeps, stored: StoredEvent, id: number): Promise<Told> {
  const event = asEvent<PaymentEvent>(stored);
  if (event.type !== 'RefundFailed' && event.type !== 'PaymentDeclined') return null;
  const { state } = await streams.refresh(payment, id);
  if (state.payer?.kind !== 'user') return null;
  const { id: userId } = state.payer;
  if (event.type === 'PaymentDeclined') {
    return state.status === 'pending' ? { templateCode: 'payment_asked', aboutId: id, userId } : null;
  }
  const refund = refundOf(state, event.data.refundId);
  if (refund?.refusal !== 'needs_account') return null;
  return { templateCode: 'refund_needs_account', aboutId: id, userId };
}
