import { lookUse } from '#domain/look-uses/look-use.ts';
import { lookUsePrice } from '#domain/look-uses/price-policy.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { commercialUseRoutes } from './commercial-routes.ts';
import { usesOfLookRoutes } from './of-look-routes.ts';
import { offerRoutes } from './offers.ts';
import { lookUsePast, lookUsesThen } from './past.ts';
import { lookUsePriceRoutes } from './prices.ts';
import { lookUseRoutes } from './routes.ts';

export const lookUses: Area = {
  routes: [lookUseRoutes, usesOfLookRoutes, commercialUseRoutes, lookUsePriceRoutes, offerRoutes],
  streams: {
    look_use: {
      fold: fold(lookUse.initial, lookUse.evolve),
      isFilter: true,
      field: 'lookUseId',
      housekeeping: ['LookUseRequestExpired', 'LookUseReminded', 'LookUseBegan'],
    },
    look_use_price: { fold: fold(lookUsePrice.initial, lookUsePrice.evolve) },
  },
  past: lookUsePast,
  rowsThen: lookUsesThen,
};
