/** Returns the price of a stock item: the original price (whole KRW or JPY) less the discount rate in percent, rounded down. */
export function stockPrice(originalPrice: number, discountRate: number): number {
  return Math.floor((originalPrice * (100 - discountRate)) / 100);
}
