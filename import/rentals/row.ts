import { plain } from '#domain/text/plain.ts';
import type { Columns, CsvRow } from '../csv.ts';
import { parseDay, parseInstant } from '../dates.ts';

/** One rental of the file. Days are YYYY-MM-DD, times ISO instants; missing values are null. */
export interface Rental {
  line: number;
  ref: string;
  memberRef: string;
  /** Ref of the lent garment; null if any garment of the product and size will do. */
  itemRef: string | null;
  productRef: string | null;
  size: string | null;
  category: string | null;
  brand: string | null;
  productName: string | null;
  requestedAt: string | null;
  acceptedAt: string | null;
  shippedAt: string | null;
  deliveredOn: string;
  returnedOn: string;
  /** The member's remarks (rating, occasion, fit) as one text; null if the file has none. */
  review: string | null;
}

/** The reasons for rejecting a row. The first one that applies is reported. */
export const rejectionCodes = [
  'import.missing_field',
  'import.bad_date',
  'import.reversed_dates',
  'import.duplicate_ref',
  'import.duplicate_row',
  'import.item_not_free',
] as const;

export type RejectionCode = (typeof rejectionCodes)[number];

export interface Rejection {
  line: number;
  /** The rental_ref; null if the row has none. */
  ref: string | null;
  code: RejectionCode;
}

export const rentalColumns: Columns = {
  required: ['rental_ref', 'member_ref', 'delivered_on', 'returned_on'],
  oneOf: ['item_ref', 'product_ref'],
  optional: [
    'size',
    'category',
    'brand',
    'product_name',
    'requested_at',
    'accepted_at',
    'shipped_at',
    'rating',
    'occasion',
    'fit',
  ],
};

/**
 * Hours (UTC) for steps of which the file has only the day. At these hours the day is the same in Seoul, Tokyo and
 * UTC.
 */
export const hours = { requested: 1, accepted: 2, shipped: 7, delivered: 5, arrived: 1 } as const;

/** Returns the rental of a row, or the reason for its rejection. */
export function parseRow({ line, cells }: CsvRow): Rental | 'import.missing_field' | 'import.bad_date' {
  const text = (name: string) => cells[name] || null;
  const code = (name: string) => plain(cells[name] ?? '') || null;
  const [ref, memberRef, itemRef, productRef] = [
    text('rental_ref'),
    text('member_ref'),
    text('item_ref'),
    text('product_ref'),
  ];
  const [delivered, returned] = [code('delivered_on'), code('returned_on')];
  if (ref === null || memberRef === null || delivered === null || returned === null) {
    return 'import.missing_field';
  }
  if (itemRef === null && productRef === null) return 'import.missing_field';
  const [deliveredOn, returnedOn] = [parseDay(delivered), parseDay(returned)];
  const times = (['requested', 'accepted', 'shipped'] as const).map((name) => {
    const given = code(`${name}_at`);
    return given === null ? undefined : parseInstant(given, hours[name]);
  });
  if (deliveredOn === null || returnedOn === null || times.includes(null)) return 'import.bad_date';
  const [requestedAt = null, acceptedAt = null, shippedAt = null] = times;
  return {
    line,
    ref,
    memberRef,
    itemRef,
    productRef,
    size: text('size'),
    category: text('category'),
    brand: text('brand'),
    productName: text('product_name'),
    requestedAt,
    acceptedAt,
    shippedAt,
    deliveredOn,
    returnedOn,
    review: review(cells),
  };
}

function review(cells: CsvRow['cells']): string | null {
  const said = ['rating', 'occasion', 'fit'].filter((name) => cells[name]);
  return said.length === 0 ? null : said.map((name) => `${name}: ${cells[name]}`).join(', ');
}
