import { refuse } from '../decider.ts';
import { amountAtMost, type Currency } from '../payments/payment-kinds.ts';
import { brandPaymentOf, type MonthLine } from './month-line.ts';

const isAmount = (amount: number) => Number.isSafeInteger(amount) && Math.abs(amount) <= amountAtMost;

/** Refuses a line whose amounts are no whole numbers, or whose payment is not the sale's. */
export function wrongLine({ side, of, amount, tax, commissionRate, brandPayment }: MonthLine) {
  const isCarried = of.kind === 'brand_month';
  const isWhole = [amount, tax, brandPayment].every(isAmount) && Number.isSafeInteger(of.turn) && of.turn > 0;
  const payment =
    side === 'content_use' ? 0 : commissionRate === null ? null : brandPaymentOf(amount, commissionRate);
  const isRate = commissionRate === null || (commissionRate >= 0 && commissionRate <= 100);
  const isPaid = payment === null ? isCarried : payment === brandPayment;
  if (isWhole && isRate && isPaid) return null;
  return refuse(
    'invalid',
    'brand_month.wrong_line',
    'amounts are whole numbers, and the brand’s payment is the sale less the commission',
    { side, amount, tax, commissionRate, brandPayment },
  );
}

export const notPayable = (currency: Currency) =>
  refuse('conflict', 'brand_month.nothing_to_pay', `nothing is left to pay in ${currency}`, { currency });

export const noCharge = (currency: Currency) =>
  refuse('conflict', 'brand_month.nothing_charged', `the month charged nothing in ${currency}`, { currency });

export const otherInvoice = (brandInvoiceId: number) =>
  refuse('conflict', 'brand_month.other_invoice', 'another invoice charges the month by now: load it again', {
    brandInvoiceId,
  });
