import {
  askReturn,
  complete,
  type DemoOrder,
  pay,
  prepare,
  sendBack,
  ship,
  takeBack,
} from './order-steps.ts';

/** A courier that carries parcels from Korea to Japan. */
const courier = '95';
const inJapan = { region: 'JAPAN', method: 'card' } as const;

/**
 * Orders in JPY, which cards pay. None is settled before the present: a brand's first sales in Japan are those of
 * `japaneseSale`, and the month after them counts only what came back.
 */
export const ordersInJapan: readonly DemoOrder[] = [
  { ...inJapan, days: 0.011, products: [20], member: 54, steps: [{ hours: 0.03, do: 'decline' }] },
  { ...inJapan, days: 0.7, products: [10], member: 59, points: 1_500, steps: [pay] },
  {
    ...inJapan,
    days: 2.2,
    products: [8],
    member: 64,
    steps: [pay, prepare, ship('QX612345670001', courier)],
  },
  {
    ...inJapan,
    days: 5.1,
    products: [8, 10],
    member: 74,
    steps: [
      pay,
      { hours: 3, do: 'cancel_items', by: 'user', items: [2] },
      { hours: 4, do: 'refund' },
      prepare,
      ship('QX612345670002', courier),
      complete,
    ],
  },
  {
    ...inJapan,
    days: 8.4,
    products: [20],
    member: 69,
    steps: [
      pay,
      prepare,
      ship('QX612345670003', courier),
      complete,
      askReturn('buyer', 'サイズが大きすぎました'),
      sendBack('QX712345670003', courier),
      takeBack(170, 800),
      { hours: 171, do: 'refuse_refund' },
    ],
  },
];
