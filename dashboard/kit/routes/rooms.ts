import { type ComponentType, createElement } from 'react';
import { needTexts, type TextArea } from '../../i18n/i18n.ts';
import type { RoomName, RouteRow } from './route-table.ts';

type Load = () => Promise<{ Component: ComponentType }>;

/** A room that is loaded, with the texts it speaks, when it is first opened. */
function room(texts: readonly TextArea[], load: () => Promise<ComponentType>): Load {
  return async () => {
    const [Component] = await Promise.all([load(), needTexts(texts)]);
    return { Component };
  };
}

const list = ['lists', 'actions'] as const;
const detail = ['lists', 'actions', 'history', 'couriers', 'trysets', 'stock'] as const;
/** Of what can be looked at as it was. */
const lived = [...detail, 'as-of'] as const;

const builtRooms: Partial<Record<RoomName, Load>> = {
  login: room(['login'], () => import('../session/login-page.tsx').then((m) => m.LoginPage)),
  resetCache: room([], () => import('../session/reset-cache-page.tsx').then((m) => m.ResetCachePage)),
  trysetItems: room([...list, 'couriers', 'trysets'], () =>
    import('../../tryset-items/tryset-items-page.tsx').then((m) => m.TrysetItemsPage),
  ),
  trysetItem: room([...lived, 'forms'], () =>
    import('../../tryset-items/tryset-item-page.tsx').then((m) => m.TrysetItemPage),
  ),
  checkIn: room(['actions', 'check-in', 'couriers', 'stock', 'trysets'], () =>
    import('../../check-in/check-in-page.tsx').then((m) => m.CheckInPage),
  ),
  trysetSendList: room([...list, 'couriers', 'parcels', 'tryset', 'trysets'], () =>
    import('../../trysets/send-list/send-list-page.tsx').then((m) => m.SendListPage),
  ),
  tryset: room([...lived, 'forms', 'parcels', 'tryset'], () =>
    import('../../trysets/tryset-page.tsx').then((m) => m.TrysetPage),
  ),
  incidents: room(['lists', 'actions', 'history', 'incidents', 'couriers', 'trysets', 'stock'], () =>
    import('../../incidents/incidents-page.tsx').then((m) => m.IncidentsPage),
  ),
  events: room([...detail, 'brands', 'events', 'people', 'products'], () =>
    import('../../events/events-page.tsx').then((m) => m.EventsPage),
  ),
  replay: room(['lists', 'history', 'replay'], () =>
    import('../../replay/replay-page.tsx').then((m) => m.ReplayPage),
  ),
  shipParcels: room(['actions', 'couriers', 'parcels', 'trysets'], () =>
    import('../../tryset-items/parcels/parcels-page.tsx').then((m) => m.ParcelsPage),
  ),
  outManagement: room([...list, 'history', 'out-management', 'stock', 'trysets'], () =>
    import('../../out-management/out-page.tsx').then((m) => m.OutPage),
  ),
  dashboard: room(['lists', 'stock', 'figures'], () =>
    import('../../figures/figures-page.tsx').then((m) => m.FiguresPage),
  ),
  stocks: room([...list, 'forms', 'stock'], () =>
    import('../../stock/stocks-page.tsx').then((m) => m.StocksPage),
  ),
  stock: room([...lived, 'forms'], () => import('../../stock/stock-page.tsx').then((m) => m.StockPage)),
  brands: room([...list, 'brands'], () => import('../../brands/brands-page.tsx').then((m) => m.BrandsPage)),
  brand: room([...detail, 'forms', 'brands'], () =>
    import('../../brands/brand-page.tsx').then((m) => m.BrandPage),
  ),
  brandCreate: room(['forms', 'brands'], () =>
    import('../../brands/brand-create-page.tsx').then((m) => m.BrandCreatePage),
  ),
  curators: room([...list, 'people'], () =>
    import('../../members/members-page.tsx').then((m) => m.CuratorsPage),
  ),
  users: room([...list, 'people'], () => import('../../members/members-page.tsx').then((m) => m.UsersPage)),
  curator: room([...detail, 'forms', 'people'], () =>
    import('../../members/member-page.tsx').then((m) => m.MemberPage),
  ),
  attributes: room(['lists', 'forms', 'products', 'attributes'], () =>
    import('../../reference/attributes-page.tsx').then((m) => m.AttributesPage),
  ),
  productCreate: room(['lists', 'forms', 'products'], () =>
    import('../../products/product-create-page.tsx').then((m) => m.ProductCreatePage),
  ),
  productEdit: room(['lists', 'forms', 'products'], () =>
    import('../../products/product-edit-page.tsx').then((m) => m.ProductEditPage),
  ),
  product: room([...detail, 'forms', 'products'], () =>
    import('../../products/product-page.tsx').then((m) => m.ProductPage),
  ),
  products: room([...list, 'products', 'stock'], () =>
    import('../../products/products-page.tsx').then((m) => m.ProductsPage),
  ),
};

/** Whether a room can be worked in already. */
export function isBuilt(name: RoomName): boolean {
  return name in builtRooms;
}

/** Rooms that are not built yet say what they will hold. */
function unbuilt({ room: name, access }: RouteRow): Load {
  return room(['unbuilt', 'login'], async () => {
    const Placeholder =
      access === 'public'
        ? (await import('./public-placeholder.tsx')).PublicPlaceholder
        : (await import('./placeholder-room.tsx')).PlaceholderRoom;
    return () => createElement(Placeholder, { room: name });
  });
}

export function loadOf(row: RouteRow): Load {
  return builtRooms[row.room] ?? unbuilt(row);
}
