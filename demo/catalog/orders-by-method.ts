import {
  askReturn,
  complete,
  type DemoOrder,
  delayed,
  type OrderStep,
  pay,
  prepare,
  sendBack,
  ship,
  takeBack,
} from './order-steps.ts';

const openAccount: OrderStep = { hours: 0.02, do: 'open_account' };
const refund = (hours: number): OrderStep => ({ hours, do: 'refund' });

/** Orders that points, cards and virtual accounts pay, and those whose buyers change their minds. */
export const ordersByMethod: readonly DemoOrder[] = [
  {
    days: 5.2,
    products: [12],
    member: 26,
    method: 'naver',
    points: 20_000,
    steps: [pay, prepare, ship('612345678921'), complete],
  },
  {
    days: 4.2,
    products: [25],
    member: 27,
    method: 'free',
    points: 'all',
    steps: [prepare, ship('612345678922'), complete],
  },
  { days: 0.4, products: [33], member: 30, method: 'free', points: 'all', steps: [] },
  {
    days: 9.5,
    products: [33],
    member: 28,
    method: 'kakaopay',
    points: 30_000,
    steps: [
      pay,
      prepare,
      ship('612345678923'),
      complete,
      askReturn('buyer', '사이즈가 맞지 않아요'),
      sendBack('712345678923'),
      takeBack(170, 3_000),
      refund(171),
    ],
  },
  { days: 7.4, products: [22], member: 60, method: 'free', points: 'all', steps: [cancel(5)] },
  { days: 3.4, products: [21], member: 31, method: 'card', steps: [pay, prepare] },
  {
    days: 0.6,
    products: [23],
    member: 32,
    method: 'card',
    steps: [
      { hours: 0.05, do: 'decline' },
      { hours: 0.2, do: 'pay' },
    ],
  },
  { days: 0.009, products: [24], member: 33, method: 'card', steps: [{ hours: 0.03, do: 'decline' }] },
  { days: 1.2, products: [24], member: 35, method: 'vbank', steps: [openAccount] },
  {
    days: 5.6,
    products: [27],
    member: 36,
    method: 'vbank',
    steps: [
      openAccount,
      { hours: 20, do: 'deposit' },
      delayed(24, prepare),
      delayed(24, ship('612345678924')),
      delayed(24, complete),
    ],
  },
  {
    days: 6.5,
    products: [28],
    member: 37,
    method: 'vbank',
    steps: [openAccount, { hours: 97, do: 'run_out' }],
  },
  {
    days: 9,
    products: [26],
    member: 38,
    method: 'naver',
    steps: [
      pay,
      prepare,
      ship('612345678925'),
      complete,
      askReturn('buyer', '다른 색으로 바꾸고 싶어요'),
      { hours: 110, do: 'act', by: 'user', act: { action: 'withdraw_return' } },
    ],
  },
  {
    days: 3.1,
    products: [30],
    member: 52,
    method: 'payco',
    steps: [
      pay,
      { hours: 2, do: 'revise_buyer', notes: '문 앞에 놓아 주세요' },
      prepare,
      ship('612345678926'),
      {
        hours: 28,
        do: 'act',
        by: 'brand',
        act: { action: 'correct_parcel', courier: '05', trackingNumber: '612345678927' },
      },
    ],
  },
  {
    days: 6.1,
    products: [29],
    member: 53,
    method: 'naver',
    steps: [pay, prepare, ship('612345678928'), takeBack(80, 0), refund(81)],
  },
];

function cancel(hours: number): OrderStep {
  return { hours, do: 'cancel_items', by: 'user', items: [1] };
}
