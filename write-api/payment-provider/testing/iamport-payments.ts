import type { Given } from '../../testing/stand-in.ts';

/** Iamport's payment, with the fields of its documentation that matter here. Times are Unix seconds. */
export interface BookedPayment {
  imp_uid: string;
  merchant_uid: string;
  customer_uid: string | null;
  pay_method: string;
  emb_pg_provider: string | null;
  status: 'ready' | 'paid' | 'cancelled' | 'failed';
  name: string;
  amount: number;
  cancel_amount: number;
  currency: string;
  started_at: number;
  paid_at: number;
  fail_reason: string | null;
  receipt_url: string;
  buyer_name: string;
  vbank_code: string | null;
  vbank_num: string | null;
  vbank_holder: string | null;
  vbank_date: number;
  cancel_history: { pg_tid: string; amount: number; cancelled_at: number; reason: string }[];
  cash_receipt_issued: boolean;
}

/** The payments of a shop. */
export interface Books {
  payments: BookedPayment[];
  prepared: Map<string, number>;
  /** The outcome of the next charges: a failure in Korean words, or another amount than asked for. */
  nextCharge: { fails: string } | { amount: number } | null;
  receipts: Map<string, object>;
  /** The cash receipts of bank transfers, by our own key. */
  transferReceipts: Map<string, object>;
  /** Seconds on Iamport's clock. */
  now: number;
}

export const emptyBooks = (): Books => ({
  payments: [],
  prepared: new Map(),
  nextCharge: null,
  receipts: new Map(),
  transferReceipts: new Map(),
  now: Date.parse('2026-03-02T01:00:00Z') / 1_000,
});

/** Enters a payment that a payer completed on Iamport's page. */
export function paidAtIamport(books: Books, given: Partial<BookedPayment>): BookedPayment {
  const number = books.payments.length + 1;
  const payment: BookedPayment = {
    imp_uid: `imp_${number}`,
    merchant_uid: `o${number}`,
    customer_uid: null,
    pay_method: 'card',
    emb_pg_provider: null,
    status: 'paid',
    name: '주문',
    amount: 39_000,
    cancel_amount: 0,
    currency: 'KRW',
    started_at: books.now,
    paid_at: given.status === undefined || given.status === 'paid' ? books.now : 0,
    fail_reason: null,
    receipt_url: `https://receipts.example/${number}`,
    buyer_name: '김민지',
    vbank_code: null,
    vbank_num: null,
    vbank_holder: null,
    vbank_date: 0,
    cancel_history: [],
    cash_receipt_issued: false,
    ...given,
  };
  books.payments.push(payment);
  return payment;
}

/** Refunds as Iamport's console does. */
export function refundAtIamport(books: Books, payment: BookedPayment, amount: number, reason = ''): void {
  payment.cancel_amount += amount;
  // Gateways repeat the number of the payment.
  const pg_tid = `tid-${payment.imp_uid}`;
  payment.cancel_history.push({ pg_tid, amount, cancelled_at: books.now, reason });
  if (payment.cancel_amount === payment.amount) payment.status = 'cancelled';
}

const given = (response: object | null, code = 0, status = 200): Given => ({
  status,
  body: { code, message: code === 0 ? null : '요청을 처리할 수 없습니다', response },
});
const missing = given(null, -1, 404);
const refusal = given(null, 1);

/** Iamport's calls about payments, as documented: https://developers.portone.io/schema/v1.openapi.json */
export function iamportPayments(
  books: Books,
  knowsCard: (customer: string) => boolean,
  { method, url, body }: { method: string; url: URL; body: string },
): Given | null {
  const sent = method === 'POST' ? JSON.parse(body) : {};
  const [, area = '', part = '', rest = ''] = url.pathname.split('/').map(decodeURIComponent);
  const call = `${method} /${area}/${part}`;
  const find = (reference: string) => books.payments.find(({ imp_uid }) => imp_uid === reference);
  const ofMerchant = (uid: string) => books.payments.filter(({ merchant_uid }) => merchant_uid === uid);
  if (call === 'POST /payments/prepare') {
    if (books.prepared.has(sent.merchant_uid)) return refusal;
    books.prepared.set(sent.merchant_uid, sent.amount);
    return given(sent);
  }
  if (call === 'GET /payments/prepare') {
    const amount = books.prepared.get(rest);
    return amount === undefined ? missing : given({ merchant_uid: rest, amount });
  }
  if (call === 'POST /subscribe/payments') {
    if (!knowsCard(sent.customer_uid) || ofMerchant(sent.merchant_uid).length > 0) return refusal;
    return given(paidAtIamport(books, { ...sent, ...outcomeOf(books) }));
  }
  if (call === 'POST /payments/cancel') {
    const payment = find(sent.imp_uid);
    const left = payment === undefined ? 0 : payment.amount - payment.cancel_amount;
    const amount = sent.amount || left;
    if (payment === undefined || payment.status === 'failed' || sent.checksum !== left || amount > left)
      return refusal;
    if (payment.pay_method === 'vbank' && !sent.refund_account) return refusal;
    refundAtIamport(books, payment, amount, sent.reason);
    return given(payment);
  }
  if (call === 'GET /payments/findAll') {
    const list = ofMerchant(rest).sort((one, other) => other.started_at - one.started_at);
    return list.length === 0 ? missing : given({ total: list.length, previous: 0, next: 0, list });
  }
  if (call === 'GET /payments/status') return listOf(books, url.searchParams);
  if (call === `${method} /receipts/external`) return receiptOf(books.transferReceipts, method, rest, sent);
  if (area === 'receipts') return receiptOf(books.receipts, method, part, sent);
  const payment = method === 'GET' && area === 'payments' ? find(part) : undefined;
  if (payment !== undefined) return given(payment);
  return area === 'payments' ? missing : null;
}

function outcomeOf(books: Books): Partial<BookedPayment> {
  const next = books.nextCharge;
  books.nextCharge = null;
  if (next === null) return { status: 'paid' };
  return 'amount' in next ? { status: 'paid', ...next } : { status: 'failed', fail_reason: next.fails };
}

/** The day of a payment is that of its last status. */
function listOf({ payments }: Books, query: URLSearchParams): Given {
  const number = (name: string) => Number(query.get(name));
  const timeOf = ({ status, paid_at, started_at, cancel_history }: BookedPayment) => {
    if (status === 'cancelled') return cancel_history.at(-1)?.cancelled_at ?? started_at;
    return status === 'paid' ? paid_at : started_at;
  };
  const found = payments.filter((each) => timeOf(each) >= number('from') && timeOf(each) <= number('to'));
  const [page, limit] = [number('page'), number('limit')];
  const list = found.slice((page - 1) * limit, page * limit);
  const next = page * limit < found.length ? page + 1 : 0;
  return given({ total: found.length, previous: page - 1, next, list });
}

function receiptOf(receipts: Map<string, object>, method: string, key: string, sent: object): Given {
  if (method === 'DELETE') return receipts.delete(key) ? given({}) : missing;
  if (receipts.has(key)) return refusal;
  receipts.set(key, sent);
  return given({});
}
