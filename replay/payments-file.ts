import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { StartFailure } from '#backend/failure.ts';
import { amountAtMost } from '#domain/payments/payment-kinds.ts';

/** The columns of the provider's settlements that are compared; a file may have more. */
export const settlementColumns = [
  'imp_uid',
  'merchant_uid',
  'amount',
  'cancel_amount',
  'status',
  'paid_at',
] as const;
type Column = (typeof settlementColumns)[number];

/** The provider writes `cancelled`. */
const statuses = { ready: 'ready', paid: 'paid', cancelled: 'canceled', failed: 'failed' } as const;

/** A line of the provider's settlements. */
export interface Settlement {
  /** Its line in the file; the heading is line 1. */
  line: number;
  reference: string;
  merchantUid: string;
  amount: number;
  refunded: number;
  status: (typeof statuses)[keyof typeof statuses];
  /** An ISO instant; null if nothing was paid. */
  paidTime: string | null;
}

const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

export interface SettlementFile {
  settlements: readonly Settlement[];
  /** The problems of wrong lines, with their numbers. */
  wrong: readonly string[];
}

/**
 * Reads the provider's settlements.
 *
 * @throws {StartFailure} if the file cannot be read or lacks a column.
 */
export async function readSettlements(path: string): Promise<SettlementFile> {
  const settlements: Settlement[] = [];
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  for await (const { line, cells } of linesOf(path)) {
    const read = settlementIn(line, cells);
    if (typeof read === 'string') {
      wrong.push(`line ${line}: ${read}`);
      continue;
    }
    const { reference } = read;
    const earlier = seen.get(reference);
    if (earlier !== undefined) wrong.push(`line ${line}: imp_uid ${reference} stands in line ${earlier} too`);
    seen.set(reference, line);
    settlements.push(read);
  }
  return { settlements, wrong };
}

type Cells = Readonly<Record<Column, string>>;

async function* linesOf(path: string): AsyncGenerator<{ line: number; cells: Cells }> {
  const file = createReadStream(path);
  let isHeaded = false;
  const parser = parse({
    bom: true,
    trim: true,
    info: true,
    skip_empty_lines: true,
    columns(heading: string[]) {
      isHeaded = true;
      return headingOf(path, heading);
    },
  });
  file.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of file.pipe(parser)) yield { line: info.lines, cells: record };
    if (!isHeaded) headingOf(path, []);
  } catch (error) {
    if (error instanceof StartFailure || !(error instanceof Error)) throw error;
    throw new StartFailure(`${path} cannot be read as CSV: ${error.message}`);
  } finally {
    file.destroy();
  }
}

function headingOf(path: string, heading: string[]): string[] {
  const missing = settlementColumns.filter((column) => !heading.includes(column));
  if (missing.length === 0) return heading;
  throw new StartFailure(
    `${path} lacks the columns ${missing.join(', ')}: its first line must name ${settlementColumns.join(', ')}`,
  );
}

/** Reads a line; returns its problem if it is wrong. */
export function settlementIn(line: number, cells: Cells): Settlement | string {
  const { imp_uid: reference, merchant_uid: merchantUid } = cells;
  if (reference === '') return 'imp_uid is empty';
  if (merchantUid === '') return 'merchant_uid is empty';
  const amount = wholeIn(cells.amount);
  if (amount === null) return `amount "${cells.amount}" is not a whole number up to ${amountAtMost}`;
  const refunded = cells.cancel_amount === '' ? 0 : wholeIn(cells.cancel_amount);
  if (refunded === null || refunded > amount) {
    return `cancel_amount "${cells.cancel_amount}" is not a whole number up to the amount`;
  }
  if (!Object.hasOwn(statuses, cells.status)) {
    return `status "${cells.status}" is none of ${Object.keys(statuses).join(', ')}`;
  }
  const status = statuses[cells.status as keyof typeof statuses];
  const paidTime = timeIn(cells.paid_at);
  if (paidTime === undefined || (status === 'paid' && paidTime === null)) {
    return `paid_at "${cells.paid_at}" is no instant: write 2026-03-02T18:02:00+09:00, or Unix seconds`;
  }
  return { line, reference, merchantUid, amount, refunded, status, paidTime };
}

function wholeIn(text: string): number | null {
  return /^\d{1,10}$/.test(text) && Number(text) <= amountAtMost ? Number(text) : null;
}

/** An ISO instant; null for none, undefined for a wrong one. The provider gives 0 if nothing was paid. */
function timeIn(text: string): string | null | undefined {
  if (text === '' || text === '0') return null;
  const ms = /^\d{9,10}$/.test(text)
    ? Number(text) * 1_000
    : zoned.test(text)
      ? Date.parse(text)
      : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
