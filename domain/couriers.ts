/** The couriers that carry parcels, by the codes in requests and events. */
export const couriers = [
  { code: 'CJ_LOGISTICS', name: 'CJ Logistics' },
  { code: 'DVER', name: 'Dver' },
  { code: 'FUKUYAMA', name: 'Fukuyama Transporting' },
  { code: 'HANJIN', name: 'Hanjin' },
  { code: 'JAPAN_POST', name: 'Japan Post' },
  { code: 'LOGEN', name: 'Logen' },
  { code: 'LOTTE_LOGISTICS', name: 'Lotte Global Logistics' },
  { code: 'PINGPONG', name: 'Pingpong' },
  { code: 'SAGAWA', name: 'Sagawa Express' },
  { code: 'YAMATO', name: 'Yamato Transport' },
] as const;

export type CourierCode = (typeof couriers)[number]['code'];

export const courierCodes: readonly CourierCode[] = couriers.map((courier) => courier.code);

/** The parcel statuses that couriers report. */
export const courierStatuses = ['in_transit', 'delivered'] as const;
export type CourierStatus = (typeof courierStatuses)[number];
