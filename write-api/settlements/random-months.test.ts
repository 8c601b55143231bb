import { expect, test } from 'vitest';
import { later } from '#domain/reacting.ts';
import { contentUseLine, keyOfLine, type MonthLine, saleLine } from '#domain/settlements/month-line.ts';
import { payableOf } from '#domain/settlements/month-sums.ts';
import { aSeed, pick, type Random, seeded, upTo } from '#projections/testing/random.ts';
import { type MonthHouse, monthHouse } from './testing/month-house.ts';

const seed = aSeed();
const hourMs = 3_600_000;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const isCarried = ({ of }: MonthLine) => of.kind === 'brand_month';

/** A random line that happened up to forty days ago. */
function randomLine(random: Random, id: number, now: string): MonthLine {
  const amount = (upTo(random, 3) === 0 ? -1 : 1) * (1 + upTo(random, 50_000));
  const common = {
    currency: pick(random, ['KRW', 'KRW', 'JPY'] as const),
    amount,
    tax: Math.trunc(amount / 11),
    label: null,
    occurredTime: later(now, -upTo(random, 40) * 24 * hourMs),
  };
  if (upTo(random, 3) === 0) {
    const step = amount < 0 ? ('ended' as const) : ('confirmed' as const);
    return contentUseLine({ ...common, of: { kind: 'look_use', id, step, turn: 1 } });
  }
  const step = amount < 0 ? ('reversed' as const) : ('settled' as const);
  const of = { kind: 'order_item', id, step, turn: 1 } as const;
  return saleLine({ ...common, commissionRate: pick(random, [0, 12, 33, 100]), of });
}

/** Every line is in one month; each closed month has what its lines say; and each carried total arrives once. */
function expectMonths(house: MonthHouse, given: readonly MonthLine[]): void {
  const lines = new Map<number, MonthLine[]>();
  const closed = new Set<number>();
  const carried: number[] = [];
  const arrived: number[] = [];
  const keys: string[] = [];
  for (const { type, data } of house.events()) {
    if (type === 'MonthLineAdded') {
      expect(closed.has(data.brandMonthId)).toBe(false);
      const own = lines.get(data.brandMonthId) ?? [];
      expect(data.number).toBe(own.length + 1);
      lines.set(data.brandMonthId, [...own, data]);
      if (isCarried(data)) arrived.push(data.side === 'sale' ? data.brandPayment : data.amount);
      else keys.push(keyOfLine(data));
    }
    if (type !== 'MonthClosed') continue;
    closed.add(data.brandMonthId);
    const own = lines.get(data.brandMonthId) ?? [];
    for (const settlement of data.settlements) {
      const mine = own.filter(({ currency }) => currency === settlement.currency);
      const sales = mine.filter(({ side }) => side === 'sale');
      expect(settlement).toMatchObject({
        lines: mine.length,
        sales: sum(sales.map(({ amount }) => amount)),
        brandPayment: sum(mine.map(({ brandPayment }) => brandPayment)),
        contentUse: sum(mine.filter(({ side }) => side !== 'sale').map(({ amount }) => amount)),
      });
      expect(payableOf(settlement)).toBeGreaterThanOrEqual(0);
      if (settlement.isSaleCarried) carried.push(settlement.brandPayment);
      if (settlement.isContentUseCarried) carried.push(settlement.contentUse);
    }
  }
  expect(keys.toSorted()).toEqual(given.map(keyOfLine).toSorted());
  expect(arrived.toSorted()).toEqual(carried.toSorted());
}

/** The provider keeps the money of the paid invoices, each charge once. A charge that slept past its due day failed, and took no money. */
async function expectCharges(house: MonthHouse): Promise<void> {
  const paid: number[] = [];
  for (const event of house.events()) {
    if (event.type !== 'MonthClosed') continue;
    for (const { invoice } of event.data.settlements) {
      if (invoice === null) continue;
      const { status, amount } = await house.invoice(invoice.brandInvoiceId);
      expect(['paid', 'failed']).toContain(status);
      if (status === 'paid') paid.push(amount);
    }
  }
  const kept = [...house.fake.books.values()].map(({ amount }) => amount);
  expect(kept.toSorted()).toEqual(paid.toSorted());
}

async function live(life: number): Promise<void> {
  const random = seeded(life);
  const crashAt = upTo(random, 4) === 0 ? -1 : upTo(random, 80);
  const house = await monthHouse('2027-01-25T00:00:00.000Z', {
    crashAt,
    losesDatabase: upTo(random, 2) === 0,
  });
  const given: MonthLine[] = [];
  for (let step = 0; step < 25; step += 1) {
    switch (pick(random, ['add', 'add', 'add', 'repeat', 'wait', 'sleep'] as const)) {
      case 'add': {
        const line = randomLine(random, given.length + 1, house.now());
        given.push(line);
        await house.add(line);
        break;
      }
      case 'repeat': {
        const line = given[upTo(random, given.length)];
        if (line !== undefined) await house.add(line);
        break;
      }
      case 'wait':
        await house.moveTo(later(house.now(), upTo(random, 15 * 24) * hourMs));
        break;
      // The clock goes on while nothing works: deadlines and reactions come late.
      case 'sleep':
        house.wait(later(house.now(), upTo(random, 40 * 24) * hourMs));
    }
  }
  // Long enough for each month with a line to close, but a negative total is carried on for ever.
  await house.moveTo(later(house.now(), 70 * 24 * hourMs));
  expectMonths(house, given);
  await expectCharges(house);
}

const runs = (count: number) => async () => {
  for (let run = 0; run < count; run += 1) {
    const life = (seed + run) >>> 0;
    await live(life).catch((error) => {
      throw new Error(`TEST_SEED=${life}`, { cause: error });
    });
  }
};

test(`no line is lost or counted twice, whenever it crashes (TEST_SEED=${seed})`, runs(100));

test(`the same in 1,000 lives (TEST_SEED=${seed})`, { tags: 'thorough', timeout: 900_000 }, runs(1_000));
