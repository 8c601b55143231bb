import { system } from '#domain/actor.ts';
import { startOfBusinessDay } from '#domain/business-day.ts';
import { payment } from '#domain/payments/payment.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { brandMonth } from '#domain/settlements/brand-month.ts';
import { brandMonthIdOf, closesAt, monthOfInstant, nextMonth } from '#domain/settlements/month-days.ts';
import { contentUseLine } from '#domain/settlements/month-line.ts';
import { payableOf } from '#domain/settlements/month-sums.ts';
import { firstTaxRate } from '#domain/tax.ts';
import { demoBrands } from './catalog/brands.ts';
import { complete, type DemoOrder, pay, prepare, ship, takeBack } from './catalog/order-steps.ts';
import { demoProducts } from './catalog/products.ts';
import { later } from './clockwork.ts';
import { addLine } from './month-lines.ts';
import { planOrder } from './orders.ts';
import { lettersOf } from './payments.ts';
import { daysAgo, type Setting } from './setting.ts';

/** How far the months of each of these brands have come: the first brand is paid its first month, the other is not. */
const settledBrands = [{ isPaid: true }, { isPaid: false }];
const firstDay = 88;
/** Days from an order's placing to its settlement. */
const daysToSettle = 12;
/** The last sale is hardly a day old: the month before is open until the 3rd, the present one from the 2nd. */
const daysBetween = 10.9;

/**
 * Plans the months of two brands: an order is settled every eleven days. Uses of looks add lines of their own. Months close at
 * their time; the first month of one brand is paid out two days later, and the present month stays open.
 */
export function planMonths(setting: Setting): void {
  for (const [index, settled] of settledBrands.entries()) planMonthsOf(setting, index, settled);
}

function planMonthsOf(setting: Setting, index: number, { isPaid }: (typeof settledBrands)[number]) {
  const { world, clockwork, idOf, staff, at: present } = setting;
  const key = demoBrands[index]?.key;
  if (key === undefined) return;
  const brandId = idOf('brand', key);
  const first = monthOfInstant(daysAgo(setting, firstDay));

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

  for (let count = 0; count < 9; count++) {
    const days = firstDay - count * daysBetween + daysToSettle;
    planOrder(setting, `order of month ${index} ${count}`, sale({ index, count, days }));
  }
  if (isPaid) planOrder(setting, 'order in Japan of the first month', japaneseSale(setting, first));

  /** Takes negative totals to the next month. */
  function carryOver(id: number, at: string): void {
    const { month, settlements } = world.state(brandMonth, id);
    const of = { kind: 'brand_month', id, step: 'carried', turn: 1 } as const;
    for (const settlement of settlements) {
      const { currency, isSaleCarried, isContentUseCarried } = settlement;
      const carried = { of, currency, label: month, occurredTime: at } as const;
      if (isSaleCarried) {
        const { sales: amount, salesTax: tax, brandPayment } = settlement;
        const line = { side: 'sale', ...carried, amount, tax, commissionRate: null, brandPayment } as const;
        addLine(setting, brandId, line);
      }
      if (isContentUseCarried) {
        const { contentUse: amount, contentUseTax: tax } = settlement;
        addLine(setting, brandId, contentUseLine({ ...carried, amount, tax }));
      }
    }
  }

  for (let month = first; closesAt(month) < present; month = nextMonth(month)) {
    const id = brandMonthIdOf(brandId, month);
    const billingIn = (currency: Currency) => ({
      brandInvoiceId: idOf('brand_invoice', `month ${id} ${currency}`),
      paymentId: idOf('payment', `month ${id} ${currency}`),
      taxRate: firstTaxRate,
    });
    const billing = { KRW: billingIn('KRW'), JPY: billingIn('JPY') };
    clockwork.plan(closesAt(month), (at) => {
      if (world.state(brandMonth, id).status !== 'open') return;
      const command = {
        action: 'close',
        brandId,
        month,
        method: 'bank',
        billing,
      } as const;
      world.act({ on: 'brand_month', id, command }, { actor: system, at });
      for (const { paymentId } of Object.values(billing)) transfer(paymentId, at);
      carryOver(id, at);
    });
    if (!isPaid || month !== first) continue;
    const payDay = startOfBusinessDay(`${nextMonth(month)}-05`);
    clockwork.plan(later(payDay, 10), (at) => {
      for (const settlement of world.state(brandMonth, id).settlements) {
        if (payableOf(settlement) === 0) continue;
        const { currency } = settlement;
        const command = { action: 'pay_out', currency, reference: `T-${month}-${currency}` } as const;
        world.act({ on: 'brand_month', id, command }, { actor: staff, at });
      }
    });
  }
}

/**
 * The brand's first sale in Japan is settled in the first month and comes back in the next one. No other sale in JPY is settled
 * there, so its total is negative and goes to the month after.
 */
function japaneseSale(setting: Setting, first: string): DemoOrder {
  const days = firstDay + daysToSettle;
  const placedAt = daysAgo(setting, days);
  const taken = later(startOfBusinessDay(`${nextMonth(first)}-10`), 11);
  const hours = (Date.parse(taken) - Date.parse(placedAt)) / 3_600_000;
  return {
    region: 'JAPAN',
    days,
    products: [8],
    member: 79,
    method: 'card',
    steps: [
      pay,
      prepare,
      ship('QX612345670009', '95'),
      complete,
      { hours: 24 * daysToSettle, do: 'settle' },
      {
        hours: hours - 72,
        do: 'act',
        by: 'staff',
        act: { action: 'request_return', fault: 'product' },
        reason: '봉제 불량이 확인되었습니다',
      },
      takeBack(hours, 0),
      { hours: hours + 1, do: 'refund' },
    ],
  };
}

/** An order of one product of the brand, which is settled twelve days after its placing. The buyers live in Korea. */
function sale({ index, count, days }: { index: number; count: number; days: number }): DemoOrder {
  const products = demoProducts.flatMap(({ brand, isGift }, at) => (brand === index && !isGift ? [at] : []));
  const product = products[count % products.length] ?? 0;
  const member = 30 + 5 * count + index;
  const parcel = { courier: '04', trackingNumber: `5123456789${index}${count}` } as const;
  return {
    days,
    products: [product],
    member,
    method: 'naver',
    steps: [
      { hours: 0.1, do: 'pay' },
      { hours: 22, do: 'act', by: 'brand', act: { action: 'prepare' } },
      { hours: 30, do: 'act', by: 'brand', act: { action: 'ship', ...parcel } },
      { hours: 74, do: 'act', by: 'system', act: { action: 'complete' } },
      { hours: 24 * daysToSettle, do: 'settle' },
    ],
  };
}
