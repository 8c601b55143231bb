import type { Region } from '../regions.ts';
import type { Currency } from './payment-kinds.ts';

/** The currency of the prices in a region. */
export const regionCurrency: Readonly<Record<Region, Currency>> = { KOREA: 'KRW', JAPAN: 'JPY' };

/** The region whose prices have the currency. */
export const currencyRegion: Readonly<Record<Currency, Region>> = { KRW: 'KOREA', JPY: 'JAPAN' };
