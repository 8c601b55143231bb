import type { OrderItemAct } from '#domain/orders/order-commands.ts';
import type { OrderMethod } from '#domain/orders/order-kinds.ts';
import type { PaymentStepOfOrder } from '../order-payment.ts';

/** An act on the order's first item, by the person who takes it. */
type OnItem = OrderItemAct extends infer Act
  ? Act extends { itemId: number }
    ? Omit<Act, 'itemId'>
    : never
  : never;

/** A step of an order, so many hours after its placing. */
export type OrderStep = { hours: number } & (
  | { do: 'settle' | PaymentStepOfOrder }
  | { do: 'cancel_items'; by: 'user' | 'staff'; items: readonly number[]; reason?: string }
  | { do: 'act'; by: 'user' | 'staff' | 'brand' | 'system'; act: OnItem; reason?: string }
);

export interface DemoOrder {
  /** The order was placed so many days ago. */
  days: number;
  /** Indexes in `demoProducts`, all of one brand. */
  products: readonly [number, ...number[]];
  /** Index of the buyer among the members. */
  member: number;
  /** A method on the provider's page: buyers of the demo store no cards. */
  method: Exclude<OrderMethod, 'free' | 'card' | 'vbank'>;
  steps: readonly OrderStep[];
}

const pay: OrderStep = { hours: 0.1, do: 'pay' };
const prepare: OrderStep = { hours: 20, do: 'act', by: 'brand', act: { action: 'prepare' } };
const ship = (number: string): OrderStep => ({
  hours: 26,
  do: 'act',
  by: 'brand',
  act: { action: 'ship', courier: '04', trackingNumber: number },
});
const complete: OrderStep = { hours: 70, do: 'act', by: 'system', act: { action: 'complete' } };
const askReturn = (fault: 'buyer' | 'product', reason: string): OrderStep => ({
  hours: 100,
  do: 'act',
  by: 'user',
  act: { action: 'request_return', fault },
  reason,
});
const sendBack = (number: string): OrderStep => ({
  hours: 124,
  do: 'act',
  by: 'user',
  act: { action: 'ship_return', courier: '04', trackingNumber: number },
});
const takeBack = (hours: number, deduction: number): OrderStep => ({
  hours,
  do: 'act',
  by: 'staff',
  act: { action: 'return', deduction },
  reason: '반품 상품 확인 완료',
});

/** Orders in each status of their items, with refunds, returns and one settlement that was reversed. */
export const demoOrders: readonly DemoOrder[] = [
  { days: 0.01, products: [6], member: 0, method: 'kakaopay', steps: [] },
  { days: 0.012, products: [7], member: 1, method: 'payco', steps: [{ hours: 0.05, do: 'decline' }] },
  { days: 0.3, products: [8], member: 2, method: 'naver', steps: [pay] },
  { days: 0.8, products: [9, 7], member: 3, method: 'naver', steps: [pay] },
  { days: 1.5, products: [10], member: 5, method: 'kakaopay', steps: [pay, prepare] },
  { days: 2, products: [11], member: 6, method: 'kakaopay', steps: [pay, prepare, ship('612345678901')] },
  { days: 2.5, products: [12], member: 7, method: 'payco', steps: [pay, prepare, ship('612345678902')] },
  {
    days: 5,
    products: [6],
    member: 8,
    method: 'payco',
    steps: [pay, prepare, ship('612345678903'), complete],
  },
  {
    days: 6,
    products: [8],
    member: 10,
    method: 'naver',
    steps: [
      pay,
      prepare,
      ship('612345678904'),
      complete,
      askReturn('buyer', '생각보다 커서 반품하고 싶어요'),
    ],
  },
  {
    days: 7,
    products: [10],
    member: 11,
    method: 'kakaopay',
    steps: [
      pay,
      prepare,
      ship('612345678905'),
      complete,
      askReturn('product', '단추가 떨어져 있어요'),
      sendBack('712345678905'),
    ],
  },
  {
    days: 12,
    products: [7],
    member: 12,
    method: 'payco',
    steps: [
      pay,
      prepare,
      ship('612345678906'),
      complete,
      askReturn('buyer', '색상이 사진과 달라요'),
      sendBack('712345678906'),
      takeBack(170, 3_000),
      { hours: 171, do: 'refund' },
    ],
  },
  {
    days: 13,
    products: [9],
    member: 13,
    method: 'naver',
    steps: [
      pay,
      prepare,
      ship('612345678907'),
      complete,
      askReturn('buyer', '마음이 바뀌었어요'),
      {
        hours: 130,
        do: 'act',
        by: 'staff',
        act: { action: 'reject_return' },
        reason: '착용 흔적이 있어 반품할 수 없습니다',
      },
    ],
  },
  {
    days: 32,
    products: [11],
    member: 15,
    method: 'kakaopay',
    steps: [
      pay,
      prepare,
      ship('612345678908'),
      complete,
      { hours: 280, do: 'settle' },
      {
        hours: 300,
        do: 'act',
        by: 'staff',
        act: { action: 'request_return', fault: 'product' },
        reason: '봉제 불량이 확인되었습니다',
      },
      takeBack(400, 0),
      { hours: 401, do: 'refund' },
    ],
  },
  { days: 3, products: [12], member: 16, method: 'payco', steps: [{ hours: 0.3, do: 'close' }] },
  { days: 4, products: [6], member: 17, method: 'naver', steps: [{ hours: 0.6, do: 'run_out' }] },
  { days: 8, products: [7], member: 18, method: 'kakaopay', steps: [{ hours: 0.2, do: 'fail' }] },
  { days: 9, products: [8], member: 20, method: 'payco', steps: [{ hours: 0.2, do: 'mismatch' }] },
  {
    days: 10,
    products: [9, 10],
    member: 21,
    method: 'naver',
    steps: [
      pay,
      { hours: 3, do: 'cancel_items', by: 'user', items: [2] },
      { hours: 4, do: 'refund' },
      prepare,
      ship('612345678909'),
      complete,
    ],
  },
  {
    days: 11,
    products: [11],
    member: 22,
    method: 'kakaopay',
    steps: [
      pay,
      { hours: 5, do: 'cancel_items', by: 'staff', items: [1], reason: '재고가 없어 발송할 수 없습니다' },
      { hours: 6, do: 'refuse_refund' },
    ],
  },
  {
    days: 15,
    products: [12],
    member: 23,
    method: 'payco',
    steps: [
      pay,
      prepare,
      ship('612345678910'),
      {
        hours: 200,
        do: 'act',
        by: 'staff',
        act: { action: 'lose' },
        reason: '택배사에서 분실을 확인했습니다',
      },
      { hours: 201, do: 'refund' },
    ],
  },
  {
    days: 14,
    products: [6],
    member: 25,
    method: 'naver',
    steps: [
      pay,
      prepare,
      ship('612345678911'),
      complete,
      {
        hours: 90,
        do: 'act',
        by: 'staff',
        act: { action: 'grant_goodwill', amount: 5_000 },
        reason: '배송 지연에 대한 사과',
      },
      { hours: 91, do: 'refund' },
    ],
  },
];
