import { system } from '#domain/actor.ts';
import { startOfBusinessDay } from '#domain/business-day.ts';
import { payment } from '#domain/payments/payment.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import { brandMonthIdOf, closesAt, monthOfInstant, nextMonth } from '#domain/settlements/month-days.ts';
import { contentUseLine, type MonthLine, saleLine } from '#domain/settlements/month-line.ts';
import { firstTaxRate } from '#domain/tax.ts';
import { demoBrands } from './catalog/brands.ts';
import { later } from './clockwork.ts';
import { lettersOf } from './payments.ts';
import { daysAgo, type Setting } from './setting.ts';

/** How far the months of each of these brands have come: the first brand is paid its first month, the other is not. */
const settledBrands = [
  { commissionRate: 25, isPaid: true },
  { commissionRate: 30, isPaid: false },
];
const firstDay = 88;
/** The last sale is hardly a day old: the month before is open until the 3rd, the present one from the 2nd. */
const daysBetween = 10.9;

/**
 * Plans the months of two brands: a sale every eleven days, and a use of a look after every third. Months close at their time;
 * the first month of one brand is paid out two days later, and the present month stays open.
 */
export function planMonths(setting: Setting): void {
  for (const [index, settled] of settledBrands.entries()) planMonthsOf(setting, index, settled);
}

function planMonthsOf(
  setting: Setting,
  index: number,
  { commissionRate, isPaid }: (typeof settledBrands)[number],
) {
  const { world, clockwork, idOf, staff, at: present } = setting;
  const key = demoBrands[index]?.key;
  if (key === undefined) return;
  const brandId = idOf('brand', key);
  const first = monthOfInstant(daysAgo(setting, firstDay));
  const numberOf = (count: number) => 1_000 * (index + 1) + count;

  function add(line: MonthLine, at: string): void {
    const month = monthOfInstant(line.occurredTime);
    const command = { action: 'add_line', brandId, month, line } as const;
    world.act({ on: 'brand_month', id: brandMonthIdOf(brandId, month), command }, { actor: system, at });
  }

  /** The brand transfers the charge for its uses a day after the closing, and staff confirm it. */
  function transfer(paymentId: number, at: string): void {
    if (world.state(payment, paymentId).status !== 'pending') return;
    const random = lettersOf(9_000 + 10 * index + Number(at.slice(5, 7)));
    const tried = { action: 'try', method: 'bank', cardId: null, receiptBuyer: null, random } as const;
    world.act({ on: 'payment', id: paymentId, command: tried }, { actor: system, at });
    clockwork.plan(later(at, 24), (paidTime) => {
      const { amount, currency } = world.state(payment, paymentId);
      const reference = `T-${paymentId}`;
      const money = { attempt: 1, reference, amount, currency, paidTime, receiptUrl: null } as const;
      world.act(
        { on: 'payment', id: paymentId, command: { action: 'confirm', ...money } },
        { actor: staff, at: paidTime },
      );
    });
  }

  for (const [count, days] of Array.from(
    { length: 9 },
    (_, each) => firstDay - each * daysBetween,
  ).entries()) {
    clockwork.plan(later(daysAgo(setting, days), 0), (at) => {
      const amount = 39_000 + 10_000 * (count % 4);
      const tax = Math.floor((amount * firstTaxRate) / (100 + firstTaxRate));
      const common = { currency: 'KRW', amount, tax, occurredTime: at } as const;
      const of = { kind: 'order_item', id: numberOf(count), step: 'settled', turn: 1 } as const;
      add(saleLine({ ...common, of, commissionRate, label: null }), at);
      if (count % 3 !== 2) return;
      const use = { kind: 'look_use', id: numberOf(count), step: 'confirmed', turn: 1 } as const;
      add(contentUseLine({ ...common, of: use, label: null }), at);
    });
  }
  for (let month = first; closesAt(month) < present; month = nextMonth(month)) {
    const id = brandMonthIdOf(brandId, month);
    const ref = `month ${id}`;
    const billing = {
      brandInvoiceId: idOf('brand_invoice', ref),
      paymentId: idOf('payment', ref),
      taxRate: firstTaxRate,
    };
    clockwork.plan(closesAt(month), (at) => {
      if (world.state(brandMonth, id).status !== 'open') return;
      const command = {
        action: 'close',
        brandId,
        month,
        method: 'bank',
        billing: { KRW: billing, JPY: billing },
      } as const;
      world.act({ on: 'brand_month', id, command }, { actor: system, at });
      transfer(billing.paymentId, at);
    });
    if (!isPaid || month !== first) continue;
    const payDay = startOfBusinessDay(`${nextMonth(month)}-05`);
    clockwork.plan(later(payDay, 10), (at) => {
      if (at > present || world.state(brandMonth, id).status !== 'closed') return;
      const command = { action: 'pay_out', currency: 'KRW', reference: `T-${month}` } as const;
      world.act({ on: 'brand_month', id, command }, { actor: staff, at });
    });
  }
}
