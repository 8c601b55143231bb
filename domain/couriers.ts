/**
 * The couriers that carry parcels, by the codes in requests and events. `provider` is their name at the tracking services;
 * null if none tracks them.
 */
export const couriers = [
  { code: 'CJ_LOGISTICS', name: 'CJ Logistics', provider: 'KOREX' },
  { code: 'DVER', name: 'Dver', provider: 'DVER' },
  { code: 'FUKUYAMA', name: 'Fukuyama Transporting', provider: null },
  { code: 'HANJIN', name: 'Hanjin', provider: 'HANJIN' },
  { code: 'JAPAN_POST', name: 'Japan Post', provider: 'JP_POST' },
  { code: 'LOGEN', name: 'Logen', provider: 'LOGEN' },
  { code: 'LOTTE_LOGISTICS', name: 'Lotte Global Logistics', provider: null },
  { code: 'PINGPONG', name: 'Pingpong', provider: 'PINGPONG' },
  { code: 'SAGAWA', name: 'Sagawa Express', provider: 'SAGAWA' },
  { code: 'YAMATO', name: 'Yamato Transport', provider: 'YAMATO' },
] as const;

export type CourierCode = (typeof couriers)[number]['code'];

export const courierCodes: readonly CourierCode[] = couriers.map((courier) => courier.code);

export type CourierProvider = NonNullable<(typeof couriers)[number]['provider']>;
export const courierProviders: readonly CourierProvider[] = couriers.flatMap(
  ({ provider }) => provider ?? [],
);

/** The parcel statuses that couriers report. */
export const courierStatuses = ['in_transit', 'delivered'] as const;
export type CourierStatus = (typeof courierStatuses)[number];
