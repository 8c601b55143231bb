import type { Region } from '../regions.ts';

/** Rates in hundredths of a percent: 300 is 3 percent. `localTax` is the part of the income tax that is added to it. */
export interface PayoutRates {
  KOREA: { incomeTax: number; localTax: number };
  /** `upperIncomeTax` applies to the part of an amount above `upperFrom`, in yen. */
  JAPAN: { incomeTax: number; upperIncomeTax: number; upperFrom: number };
}

/** The rates that apply until owners first revise them. */
export const firstPayoutRates: PayoutRates = {
  KOREA: { incomeTax: 300, localTax: 1_000 },
  JAPAN: { incomeTax: 1_021, upperIncomeTax: 2_042, upperFrom: 1_000_000 },
};

/** The tax that is withheld from an amount, in whole KRW or JPY. */
export interface Withheld {
  incomeTax: number;
  localTax: number;
}

const whole = 10_000;
const part = (amount: number, rate: number, unit: number) =>
  Math.floor((amount * rate) / (whole * unit)) * unit;

/**
 * Returns the tax that is withheld from an amount. In Korea, both taxes are rounded down to 10 won. In Japan, the tax of each part
 * is rounded down to the yen.
 */
export function withheldFrom(amount: number, regionId: Region, rates: PayoutRates): Withheld {
  if (regionId === 'KOREA') {
    const incomeTax = part(amount, rates.KOREA.incomeTax, 10);
    return { incomeTax, localTax: part(incomeTax, rates.KOREA.localTax, 10) };
  }
  const { incomeTax: rate, upperIncomeTax, upperFrom } = rates.JAPAN;
  const above = Math.max(0, amount - upperFrom);
  return { incomeTax: part(amount - above, rate, 1) + part(above, upperIncomeTax, 1), localTax: 0 };
}
