import { businessDayOf, startOfBusinessDay } from '../business-day.ts';
import { monthsAfter } from '../periods.ts';
import { later } from '../reacting.ts';

const idsOfBrand = 1_000_000;
const hourMs = 3_600_000;

/** The id of a brand's month: brand id × 1,000,000 + yyyymm. It exceeds four bytes, and is always a safe integer. */
export function brandMonthIdOf(brandId: number, month: string): number {
  return brandId * idsOfBrand + Number(month.replace('-', ''));
}

/** The brand and the month, as `2026-04`, that an id consists of. */
export function partsOfMonthId(id: number): { brandId: number; month: string } {
  const yyyymm = String(id % idsOfBrand).padStart(6, '0');
  return { brandId: Math.floor(id / idsOfBrand), month: `${yyyymm.slice(0, 4)}-${yyyymm.slice(4)}` };
}

/** Whether a text is a month, as `2026-04`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** The month of the business day of an instant, as `2026-04`. */
export function monthOfInstant(at: string): string {
  return businessDayOf(at).slice(0, 7);
}

export function nextMonth(month: string): string {
  return monthsAfter(`${month}-01`, 1).slice(0, 7);
}

/** The last day of a month. */
export function lastDayOfMonth(month: string): string {
  return businessDayOf(later(startOfBusinessDay(`${nextMonth(month)}-01`), -1));
}

/** The ISO instant at which a month closes: 04:00 on the 3rd of the next month, in UTC+9. */
export function closesAt(month: string): string {
  return later(startOfBusinessDay(`${nextMonth(month)}-03`), 4 * hourMs);
}

/** The last day for the tax invoices of a month: the 10th of the next month. */
export function taxInvoiceDueDay(month: string): string {
  return `${nextMonth(month)}-10`;
}
