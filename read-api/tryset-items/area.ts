import type { Area } from '../kit/area.ts';
import { trysetItemNames } from './id-names.ts';
import { trysetItemPast, trysetItemsThen } from './past.ts';
import { trysetItemRoutes } from './routes.ts';
import { trysetItemSelectionRoutes } from './selection-routes.ts';
import { trysetItemStreams } from './streams.ts';

export const trysetItems: Area = {
  routes: [trysetItemRoutes, trysetItemSelectionRoutes],
  streams: trysetItemStreams,
  names: { tryset_item: trysetItemNames },
  searchedBy: { ids: { tryset_item_id: async (_, id) => [`tryset_item-${id}`] } },
  past: trysetItemPast,
  rowsThen: trysetItemsThen,
};
