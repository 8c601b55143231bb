/** Who may open a route: anybody, any signed-in brand admin or staff member, or staff alone. */
export type Access = 'public' | 'shell' | 'staff';

export type Area = 'logistics' | 'content' | 'catalogue' | 'people' | 'brands' | 'figures' | 'support';

export interface RouteRow {
  path: string;
  access: Access;
  area: Area | null;
  /** Its name in the texts under `rooms`; several paths of one room share it. */
  room: RoomName;
  /** Shown in the navigation. */
  nav?: true;
  redirect?: string;
}

export type RoomName =
  | 'resetCache'
  | 'login'
  | 'logout'
  | 'registration'
  | 'brandActivation'
  | 'dashboard'
  | 'brand'
  | 'brandPlan'
  | 'brandSubscriptions'
  | 'products'
  | 'productEdit'
  | 'productCreate'
  | 'product'
  | 'additionalServices'
  | 'trysetItems'
  | 'trysetItem'
  | 'stocks'
  | 'checkIn'
  | 'stock'
  | 'curators'
  | 'curator'
  | 'outManagement'
  | 'lookUse'
  | 'trysetSendList'
  | 'shipParcels'
  | 'incidents'
  | 'events'
  | 'replay'
  | 'tryset'
  | 'looks'
  | 'brands'
  | 'brandCreate'
  | 'lookCertification'
  | 'plans'
  | 'attributes'
  | 'agencies'
  | 'agencyCreate'
  | 'agencyEdit'
  | 'productsOld'
  | 'users'
  | 'curatorsEdit';

/** Every route of the back-office. Static segments win over parameters, whichever comes first. */
export const routeTable: readonly RouteRow[] = [
  { path: '/reset-cache', access: 'public', area: null, room: 'resetCache' },
  { path: '/login', access: 'public', area: null, room: 'login' },
  { path: '/logout', access: 'public', area: null, room: 'logout' },
  { path: '/registration', access: 'public', area: null, room: 'registration' },
  { path: '/brands/activate', access: 'public', area: null, room: 'brandActivation' },

  { path: '/tryset-send-list', access: 'shell', area: 'logistics', room: 'trysetSendList', nav: true },
  { path: '/ship-parcels', access: 'shell', area: 'logistics', room: 'shipParcels' },
  { path: '/tryset/:trysetId', access: 'shell', area: 'logistics', room: 'tryset' },
  { path: '/trysetitems', access: 'shell', area: 'logistics', room: 'trysetItems', nav: true },
  { path: '/trysetitems/:id', access: 'shell', area: 'logistics', room: 'trysetItem' },
  { path: '/stocks', access: 'shell', area: 'logistics', room: 'stocks', nav: true },
  { path: '/stocks/check-in', access: 'staff', area: 'logistics', room: 'checkIn', nav: true },
  { path: '/stocks/:stockId', access: 'shell', area: 'logistics', room: 'stock' },
  { path: '/out-management', access: 'shell', area: 'logistics', room: 'outManagement', nav: true },
  { path: '/incidents', access: 'shell', area: 'logistics', room: 'incidents', nav: true },

  { path: '/looks', access: 'staff', area: 'content', room: 'looks', nav: true },
  { path: '/look-certification', access: 'staff', area: 'content', room: 'lookCertification', nav: true },
  { path: '/look-use-management', access: 'shell', area: 'content', room: 'lookUse', nav: true },

  { path: '/products', access: 'shell', area: 'catalogue', room: 'products', nav: true },
  { path: '/products/edit/:id', access: 'shell', area: 'catalogue', room: 'productEdit' },
  { path: '/product/create', access: 'shell', area: 'catalogue', room: 'productCreate' },
  { path: '/products/detail/:id', access: 'shell', area: 'catalogue', room: 'product' },
  {
    path: '/products/attribute',
    access: 'staff',
    area: 'catalogue',
    room: 'attributes',
    nav: true,
    redirect: '/products/attribute/overview',
  },
  ...(['overview', 'category', 'size', 'measurement', 'material', 'style'] as const).map(
    (view): RouteRow => ({
      path: `/products/attribute/${view}`,
      access: 'staff',
      area: 'catalogue',
      room: 'attributes',
    }),
  ),
  { path: '/products-oldview', access: 'staff', area: 'catalogue', room: 'productsOld', nav: true },

  { path: '/curators', access: 'shell', area: 'people', room: 'curators', nav: true },
  { path: '/curators/:id', access: 'shell', area: 'people', room: 'curator' },
  { path: '/curators/edit', access: 'staff', area: 'people', room: 'curatorsEdit' },
  { path: '/users', access: 'staff', area: 'people', room: 'users', nav: true },
  { path: '/agency', access: 'staff', area: 'people', room: 'agencies', nav: true },
  { path: '/agency/create', access: 'staff', area: 'people', room: 'agencyCreate' },
  { path: '/agency/edit/:id', access: 'staff', area: 'people', room: 'agencyEdit' },

  { path: '/brands', access: 'staff', area: 'brands', room: 'brands', nav: true },
  { path: '/brands/create', access: 'staff', area: 'brands', room: 'brandCreate' },
  { path: '/brands/:id', access: 'shell', area: 'brands', room: 'brand' },
  { path: '/brands/:id/plan', access: 'shell', area: 'brands', room: 'brandPlan' },
  { path: '/brands/:id/subscriptions', access: 'shell', area: 'brands', room: 'brandSubscriptions' },
  { path: '/plans', access: 'staff', area: 'brands', room: 'plans', nav: true },
  { path: '/additional_services', access: 'shell', area: 'brands', room: 'additionalServices', nav: true },

  { path: '/dashboard', access: 'shell', area: 'figures', room: 'dashboard', nav: true },
  { path: '/dashboard/:id', access: 'shell', area: 'figures', room: 'dashboard' },

  { path: '/events', access: 'shell', area: 'support', room: 'events', nav: true },
  { path: '/replay', access: 'staff', area: 'support', room: 'replay', nav: true },
];
