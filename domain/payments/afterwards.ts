import { accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import { arrivalOf, confirmedOf } from './money.ts';
import type { AfterwardsCommand } from './payment-commands.ts';
import type { PaymentEvent } from './payment-events.ts';
import type { Payment } from './payment-state.ts';

/** Decides charge-backs and cash receipts of money that arrived. */
export function decideAfterwards(state: Payment, command: AfterwardsCommand): Decision<PaymentEvent> {
  const arrival = command.reference === null ? confirmedOf(state) : arrivalOf(state, command.reference);
  if (arrival === null) {
    return refuse('conflict', 'payment.nothing_arrived', 'no money arrived under this reference', {
      reference: command.reference,
    });
  }
  const { reference, isChargedBack } = arrival;
  switch (command.action) {
    case 'charge_back':
      return isChargedBack ? nothingToDo : accept({ type: 'PaymentChargedBack', data: { reference } });
    case 'win_chargeback':
      return isChargedBack ? accept({ type: 'PaymentChargebackWon', data: { reference } }) : nothingToDo;
    case 'issue_receipt': {
      const { amount, isOfBuyer } = command;
      const isSame = state.receipt?.reference === reference && state.receipt.amount === amount;
      if (isSame) return nothingToDo;
      return accept({ type: 'CashReceiptIssued', data: { reference, amount, isOfBuyer } });
    }
    case 'cancel_receipt':
      return state.receipt === null
        ? nothingToDo
        : accept({ type: 'CashReceiptCanceled', data: { reference } });
  }
}
