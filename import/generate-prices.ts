import { openCsv } from './csv.ts';
import { csvOf, type GenerateOptions, generatedRows, randomOf } from './generate.ts';

const header = [
  ...(['order_ref', 'placed_on', 'member_ref', 'items', 'prices', 'total', 'paid', 'status'] as const),
  ...(['payment_method', 'paid_on', 'shipped_on', 'delivered_on', 'courier', 'refunded'] as const),
];

/** The columns of a file of shipments. Times are those of the place where a thing was sold; all but the first three may be empty. */
const columns = {
  required: ['order_ref', 'status', 'requested_at'],
  optional: ['accepted_at', 'shipped_at', 'delivered_at'],
};

/** A row of a file of shipments, by the file's columns. */
export type Shipment = Readonly<Record<string, string>>;

/** Reads a file of shipments, which may be a gzip file with a name that ends in `.gz`. */
export async function shipmentsIn(file: string): Promise<Shipment[]> {
  const { rows } = await openCsv(file, columns);
  return (await Array.fromAsync(rows)).map(({ cells }) => cells);
}

/**
 * Makes orders of shipments that have no prices, members or products, as CSV text. These come from the rentals that the same
 * options generate. A shipment that was not delivered becomes a canceled order whose money went back. Days stay as they were,
 * wrong ones included.
 */
export function pricedShipments(
  shipments: readonly Shipment[],
  options: Pick<GenerateOptions, 'seed' | 'rows'>,
): string {
  const rentals = generatedRows({ ...options, faults: 0 });
  const codes = [...new Set(rentals.map((row) => row.product_ref).filter((code) => code !== ''))];
  const members = [...new Set(rentals.map((row) => row.member_ref))];
  const random = randomOf(options.seed + 4);
  const one = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const rows = shipments.map((shipment) => {
    const isComplete = shipment.status === 'delivered';
    const items = Array.from({ length: 1 + Math.floor(random() * 3) }, () => one(codes));
    const prices = items.map(() => 1_000 * (5 + Math.floor(random() * 200)));
    const total = String(prices.reduce((sum, price) => sum + price, 0));
    return {
      order_ref: shipment.order_ref ?? '',
      placed_on: dayOf(shipment.requested_at),
      member_ref: one(members),
      items: items.join(';'),
      prices: prices.join(';'),
      total,
      paid: total,
      status: isComplete ? 'complete' : 'canceled',
      payment_method: one(['card', 'kakaopay', 'vbank']),
      paid_on: dayOf(shipment.accepted_at || shipment.requested_at),
      shipped_on: isComplete ? dayOf(shipment.shipped_at) : '',
      delivered_on: isComplete ? dayOf(shipment.delivered_at) : '',
      courier: isComplete ? one(['04', '05', '08']) : '',
      refunded: isComplete ? '0' : total,
    };
  });
  return csvOf(header, rows);
}

/** The day of a time such as `2017-08-30 21:12:28`. */
const dayOf = (time: string | undefined) => (time ?? '').slice(0, 10);
