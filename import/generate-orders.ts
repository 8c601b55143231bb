import { atHour } from './dates.ts';
import { csvOf, type GenerateOptions, generatedRows, randomOf } from './generate.ts';

const header = [
  ...(['order_ref', 'placed_on', 'member_ref', 'items', 'prices', 'points', 'total', 'paid'] as const),
  ...(['status', 'payment_method', 'paid_on', 'shipped_on', 'delivered_on', 'courier', 'refunded'] as const),
];

type Row = Record<(typeof header)[number], string>;
type Random = () => number;

/** Generates orders of the members and products of the rentals that the same options generate, as CSV text. Some rows are faulty. */
export function generateOrders(options: GenerateOptions): string {
  const { seed, faults = 0.05 } = options;
  const random = randomOf(seed + 3);
  const rentals = generatedRows({ ...options, faults: 0 });
  const codes = [...new Set(rentals.map((row) => row.product_ref).filter((code) => code !== ''))];
  const made: Row[] = [];
  for (const [index, { member_ref: member, delivered_on: day }] of rentals.entries()) {
    const row = makeRow(random, { ref: `O${index + 1}`, member, day, codes });
    made.push(random() < faults ? spoil(random, row, made) : row);
  }
  return csvOf(header, made);
}

interface About {
  ref: string;
  member: string;
  day: string;
  codes: readonly string[];
}

function makeRow(random: Random, { ref, member, day, codes }: About): Row {
  const below = (limit: number) => Math.floor(random() * limit);
  const bought = Array.from({ length: 1 + below(3) }, () => codes[below(codes.length)] ?? '');
  const prices = bought.map(() => 1_000 * (5 + below(200)));
  const total = prices.reduce((sum, price) => sum + price, 0);
  const points = random() < 0.3 ? below(total / 1_000) * 100 : 0;
  const cash = total - points;
  const status = ['complete', 'complete', 'complete', 'canceled', 'failed'][below(5)] ?? 'complete';
  const isPaid = status === 'complete' || (status === 'canceled' && random() < 0.5);
  const isComplete = status === 'complete';
  const back = random() < 0.1 ? below(cash) : 0;
  const after = (days: number) => atHour(day, 9, days).slice(0, 10);
  return {
    order_ref: ref,
    placed_on: `${day}T${String(10 + below(10))}:${String(10 + below(49))}:00+09:00`,
    member_ref: member,
    items: bought.join(';'),
    prices: prices.join(';'),
    points: points === 0 ? '' : String(points),
    total: String(total),
    paid: isPaid ? String(cash) : '',
    status,
    payment_method: ['', 'card', 'kakaopay', 'vbank'][below(4)] ?? '',
    paid_on: isPaid ? after(1) : '',
    shipped_on: isComplete && random() < 0.8 ? after(2) : '',
    delivered_on: isComplete ? after(4 + below(3)) : '',
    courier: isComplete ? (['04', '05', '08'][below(3)] ?? '') : '',
    refunded: isComplete ? String(back) : isPaid ? String(cash) : '',
  };
}

function spoil(random: Random, row: Row, earlier: readonly Row[]): Row {
  const other = earlier[Math.floor(random() * earlier.length)] ?? row;
  const wrong: Partial<Row>[] = [
    { member_ref: '' },
    { status: 'delivered' },
    { status: 'preparing' },
    { prices: `${row.prices};1000` },
    { total: String(Number(row.total) + 1) },
    { paid: '1' },
    { refunded: '999999999' },
    { points: 'many' },
    { placed_on: '2021-02-30' },
    { paid_on: '2019-12-31' },
    { courier: '02' },
    { member_ref: 'nobody' },
    { items: row.items.replace(/[^;]+$/, 'NO-SUCH-CODE') },
    { order_ref: other.order_ref },
    { ...other, order_ref: row.order_ref },
  ];
  return { ...row, ...wrong[Math.floor(random() * wrong.length)] };
}
