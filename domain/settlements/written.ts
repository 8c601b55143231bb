import { written } from '../event-versions.ts';
import { brandMonth } from './brand-month.ts';
import { house } from './house.ts';

export const settlementsWritten = [
  written(brandMonth, {
    MonthLineAdded: 1,
    MonthClosed: 1,
    MonthPaidOut: 1,
    MonthChargedAgain: 1,
    MonthTaxInvoiceNoted: 1,
  }),
  written(house, { HouseRevised: 1 }),
];
