import type { ComponentType } from 'react';
import type { RoomName } from './route-table.ts';

type Load = () => Promise<{ Component: ComponentType }>;

/** The rooms that are built. Each is loaded when it is first opened; the others show what they will hold. */
export const builtRooms: Partial<Record<RoomName, Load>> = {
  login: () => import('../session/login-page.tsx').then((m) => ({ Component: m.LoginPage })),
  resetCache: () => import('../session/reset-cache-page.tsx').then((m) => ({ Component: m.ResetCachePage })),
  trysetItems: () =>
    import('../trysets/tryset-items-page.tsx').then((m) => ({ Component: m.TrysetItemsPage })),
  trysetItem: () => import('../trysets/tryset-item-page.tsx').then((m) => ({ Component: m.TrysetItemPage })),
  stocks: () => import('../stock/stocks-page.tsx').then((m) => ({ Component: m.StocksPage })),
  stock: () => import('../stock/stock-page.tsx').then((m) => ({ Component: m.StockPage })),
};
