import { personKey } from '#domain/members/person.ts';
import { confirmedOf } from '#domain/payments/money.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { receiptDue } from '#domain/payments/receipt-due.ts';
import type { WriteDeps } from '../deps.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import type { Receipt } from '../payment-provider/charging.ts';
import { ProviderRefusal } from '../payment-provider/payment-provider.ts';
import { providerOf } from '../payment-provider/provider-of.ts';
import { again, answered, notAsked, untilKnown } from '../payment-provider/until-known.ts';
import { attemptOf } from './attempt-of.ts';
import { tell } from './learn.ts';

/** The tax office's own number, for a buyer who gave none. */
const ofTaxOffice: Receipt = { identifier: '0100001234', kind: 'person' };
const triesAtMost = 8;

/**
 * Issues, replaces or cancels a payment's cash receipt, as `receiptDue` says. A repeated call replaces the receipt by an equal
 * one. The provider did not take a bank transfer, so its receipt has the attempt's name there instead of a reference. Staff
 * issue the receipts of transfers if no provider is set up, or if it refuses them.
 */
export const cashReceipt: OutsideCall = { kind: 'cash_receipt', atOnce: 1, call: untilKnown(call) };

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const id = Number(due.key);
  const { state } = await deps.streams.refresh(payment, id);
  const wanted = receiptDue(state);
  const confirmed = confirmedOf(state);
  const tried = state.attempts.find(({ attempt }) => attempt === confirmed?.attempt);
  const transfer = tried?.method === 'bank' ? attemptOf(state, tried) : null;
  if (wanted === null || (transfer !== null && deps.paymentProvider === null)) return notAsked;
  const provider = providerOf(deps);
  const { reference } = wanted;
  try {
    // The provider holds an earlier one after a partial refund, or after a crash before our append.
    if (transfer === null) await provider.cancelReceipt(reference, due.signal);
    else await provider.cancelTransferReceipt(transfer.merchantUid, due.signal);
    if (wanted.action === 'cancel_receipt') {
      await tell(deps, due.cause, id, wanted);
    } else {
      const buyer = await buyerOf(deps, state);
      const { amount } = wanted;
      if (transfer === null) await provider.issueReceipt(reference, buyer ?? ofTaxOffice, due.signal);
      else await provider.issueTransferReceipt({ ...transfer, amount }, buyer ?? ofTaxOffice, due.signal);
      await tell(deps, due.cause, id, { ...wanted, isOfBuyer: buyer !== null });
    }
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    if (due.tries < triesAtMost) return again(deps, due, error.message);
    return { end: 'failed', next: null, problem: error.message };
  }
  return answered;
}

/** Null if the buyer gave no number, or was forgotten. */
async function buyerOf({ sealing }: WriteDeps, { payer, receiptBuyer }: Payment): Promise<Receipt | null> {
  if (payer === null || receiptBuyer === null) return null;
  const identifier = await sealing.unseal(personKey(payer.kind, payer.id), receiptBuyer.identifier);
  return typeof identifier === 'string' ? { identifier, kind: receiptBuyer.kind } : null;
}
