import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type {
  ArrivalKind,
  DeclineReason,
  EndReason,
  PayerKind,
  RefundReason,
  RefundRefusal,
  RefundStatus,
} from '#domain/payments/payment-kinds.ts';
import type { PaymentAction } from '#domain/payments/payment-transitions.ts';
import { paymentWords } from '#domain/payments/words/en.ts';
import type { Region } from '#domain/regions.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const payment = {
  status: words.paymentStatus,
  method: words.paymentMethod,
  payable: words.payable,
  fields: paymentWords,
  title: 'Payment {{id}}',
  refunded: '{{amount}} refunded',
  card: 'Card {{id}}',
  payerKind: { user: 'Member', brand: 'Brand' } as const satisfies Record<PayerKind, string>,
  declined: {
    declined: 'Declined',
    expired: 'Card expired',
    invalid: 'Card invalid',
    limit: 'Limit reached',
    left: 'Left the page',
    other: 'Other reason',
  } as const satisfies Record<DeclineReason, string>,
  endReason: { ended: 'Its order ended', due: 'Time was over' } as const satisfies Record<EndReason, string>,
  refundReason: {
    canceled: 'Canceled',
    returned: 'Returned',
    lost: 'Lost',
    goodwill: 'Goodwill',
    mismatched: 'Another amount came',
    late: 'Came late',
    underpaid: 'Too little came',
  } as const satisfies Record<RefundReason, string>,
  refundStatus: {
    requested: 'Requested',
    failed: 'Failed',
    done: 'Refunded',
  } as const satisfies Record<RefundStatus, string>,
  refusal: {
    refused: 'Provider refused',
    needs_account: 'Needs an account',
    not_possible: 'Not possible at the provider',
  } as const satisfies Record<RefundRefusal, string>,
  arrival: {
    confirmed: 'Counts',
    mismatched: 'Another amount',
    late: 'Late',
    underpaid: 'Too little',
  } as const satisfies Record<ArrivalKind, string>,
  filters: {
    refundRefusals: 'Refund failed because',
    isOutcomeUnknown: 'Outcome unknown',
    requested: 'Requested on',
    user: 'Member',
    brand: 'Brand',
  },
  views: {
    title: 'Views',
    all: 'All',
    refundsFailed: 'Failed refunds',
    refundAccounts: 'Account needed',
    transfersAwaited: 'Transfers awaited',
    paymentsUnknown: 'Outcome unknown',
    paymentsDiffer: 'Differences',
    chargedBack: 'Charge-backs',
  },
  waits: 'Waits for',
  waiting: {
    refused: 'Failed refund',
    needs_account: 'Account needed',
    unknown: 'Outcome unknown',
    differs: 'Differs',
    chargedBack: 'Charged back',
    transfer: 'Transfer awaited',
  },
  tax: {
    title: 'In percent, included in prices',
    note: 'Invoices and orders from before keep the tax of their day.',
    in: { KOREA: 'Korea', JAPAN: 'Japan' } as const satisfies Record<Region, string>,
  },
  notes: {
    refused:
      'The provider did not refund {{amount}}. Retry the refund, or send the money by bank and note it.',
    needs_account:
      'The refund of {{amount}} needs the payer’s bank account. Inbox and mail ask the payer; you can give it here.',
    unknown: 'Nobody knows yet whether the card was charged. The provider is asked again.',
    differs: 'The provider’s books differ. Compare them below, and mend the payment here or in its console.',
    chargedBack: 'The card issuer took the money back. Note it here when the charge-back is won.',
    transfer: 'The payer transfers the money by bank. Confirm it when it is on the account.',
  },
  figures: {
    title: 'Money',
    amount: 'Asked for',
    arrived: 'Arrived',
    refunded: 'Refunded',
    reserved: 'To refund',
  },
  sections: {
    facts: 'Payment',
    attempts: 'Attempts',
    arrivals: 'Money that arrived',
    refunds: 'Refunds',
    differences: 'Differences at the provider',
  },
  noAttempts: 'Nobody has tried to pay yet.',
  outcome: { unknown: 'No outcome yet', paid: 'Paid' },
  tried: 'Tried',
  ours: 'Here',
  theirs: 'At the provider',
  notHere: 'Not recorded here',
  openReceipt: 'Open the receipt',
  why: {
    no_transfer: 'Staff confirm bank transfers only. The provider reports other payments.',
    charge_under_way: 'A charge is under way.',
    nothing_arrived: 'No money has arrived.',
    nothing_left: 'All the money is refunded or reserved for refunds.',
    no_failed_refund: 'No refund has failed.',
    no_account_asked: 'No refund needs an account.',
    charged_back: 'The card issuer charged the money back.',
    not_charged_back: 'The money was not charged back.',
  },
  refused: {
    no_amount: 'The amount is a whole number above zero.',
    no_card: 'A card payment needs a stored card, and other methods none.',
    unknown_attempt: 'The payment has no such attempt. Load the page again.',
    unknown_refund: 'The payment has no such refund. Load the page again.',
    charge_under_way: 'A charge of this payment is under way. Wait for its outcome.',
    ended: 'This payment is already settled or closed. Load the page again.',
    overdue: 'The time for this payment is over. Order again.',
    card_unusable: 'This card has expired or is invalid. The payer must replace it first.',
    too_many_attempts: 'This payment was tried a hundred times. It cannot be tried again.',
    not_taken: 'No payment provider is set up here. Pay by bank transfer.',
    nothing_arrived: 'No money arrived under this reference.',
    other_reference:
      'A part of this transfer came as {{reference}}. Enter that reference, with the amount of all parts.',
    refund_too_high: 'At most {{left}} can still be refunded.',
    refund_not_failed: 'Somebody else already handled this refund. Look at its state.',
    no_account_asked: 'This refund no longer waits for an account.',
    charged_back: 'The issuer charged this money back. Win the charge-back first.',
    too_many_refunds: 'This payment has too many refunds.',
    other_amount: 'The payment is for another amount. Note a smaller one as “Too little came”.',
    no_transfer: 'Staff confirm bank transfers only.',
  },
} as const;

const paymentActions = {
  request: 'Request',
  try: 'Try to pay',
  open_account: 'Open account',
  decline: 'Decline',
  confirm: 'Confirm transfer',
  underpay: 'Note too little',
  mismatch: 'Note another amount',
  fail: 'Fail',
  close: 'Close',
  arrive_late: 'Note late money',
  request_refund: 'Request refund',
  refund: 'Refund',
  refuse_refund: 'Refuse refund',
  retry_refund: 'Retry refund',
  give_account: 'Give refund account',
  note_refund_elsewhere: 'Note refund elsewhere',
  refund_by_hand: 'Note refund by hand',
  charge_back: 'Note charge-back',
  win_chargeback: 'Win charge-back',
  issue_receipt: 'Issue receipt',
  cancel_receipt: 'Cancel receipt',
  note_difference: 'Note difference',
} as const satisfies Record<PaymentAction, string>;

const paymentDone = {
  confirm: 'The transfer is confirmed: the payment is paid.',
  underpay: 'Too little is noted: the payment stays pending.',
  request_refund: 'The refund is requested at the provider.',
  retry_refund: 'The refund is requested again at the provider.',
  give_account: 'The account is given: the refund is requested again.',
  refund_by_hand: 'The refund is noted as made.',
  charge_back: 'The money is noted as charged back.',
  win_chargeback: 'The charge-back is won: the money counts again.',
} as const;

export const texts = { payment, paymentActions, paymentDone } as const;

export const rooms = { payments: 'Payments', payment: 'Payment', taxPolicy: 'Tax rates' } as const;

export const history = {
  categories: { payment: 'Payment' },
  categoryWithId: { payment: 'Payment {{id}}', tax_policy: 'Tax rates' },
  event: {
    PaymentRequested: 'Payment was requested: {{amount}} {{currency}}.',
    PaymentTried: 'Payment was tried[[ ({{method}})]].',
    PaymentAccountOpened: 'A virtual account was opened.',
    PaymentDeclined: 'Payment was declined.',
    PaymentConfirmed: 'Payment was confirmed: {{amount}}.',
    PaymentUnderpaid: 'Too little was paid: {{amount}}.',
    PaymentMismatched: 'Another amount came: {{amount}}. It is refunded.',
    PaymentFailed: 'Payment failed.',
    PaymentClosed: 'Payment was closed.',
    PaymentArrivedLate: 'Money came late: {{amount}}. It is refunded.',
    RefundRequested: 'Refund of {{amount}} was requested.',
    PaymentRefunded: '{{amount}} was refunded.',
    RefundFailed: 'Refund failed.',
    RefundRetried: 'Refund was retried.',
    RefundAccountGiven: 'A bank account for the refund was given.',
    PaymentRefundedElsewhere: '{{amount}} was refunded at the provider.',
    PaymentRefundedByHand: '{{amount}} was refunded by hand.',
    PaymentChargedBack: 'The card issuer charged the money back.',
    PaymentChargebackWon: 'The charge-back was won.',
    CashReceiptIssued: 'Cash receipt over {{amount}} was issued.',
    CashReceiptCanceled: 'Cash receipt was canceled.',
    PaymentDiffered: 'The provider’s books now show {{amount}} arrived and {{refunded}} refunded.',
    TaxPolicyRevised: 'The tax rates were revised.',
  } as const satisfies EventTexts<PaymentEvent>,
  fieldOf: {
    payment: paymentWords,
    tax_policy: { KOREA: 'Tax rate in Korea (%)', JAPAN: 'Tax rate in Japan (%)' },
  },
} as const;

export const replay = {
  entities: { payment: 'Payment' },
  projection: { payments: 'Payments', tax_policies: 'Tax rates' },
} as const;
