import type { Garment, Parcel, ToPack } from '../parcels.ts';

/** A garment on a shelf. The item's number tells its tryset: 1201 is the first item of tryset 12. */
export function garment(itemId: number, code: string, more: Partial<Garment> = {}): Garment {
  return {
    itemId,
    stockId: itemId + 5_000,
    code,
    product: { id: 1, name: 'Coat', code: null, coverImage: null, gender: 'any', categoryName: null },
    productSize: { id: 7, name: 'M' },
    slot: null,
    ...more,
  };
}

export function parcel(trysetId: number, ...garments: readonly Garment[]): Parcel {
  return {
    trysetId,
    user: { id: 3, username: 'mina', realName: '김미나', gender: 'female', regionId: 'KOREA' },
    handoverInfo: null,
    isPreferExpress: false,
    destination: { name: '김미나', phone: '010-1234-5678', address: '서울시 마포구 1', notes: null },
    prepareOn: null,
    garments,
  };
}

export const given = (...parcels: readonly Parcel[]): ToPack => ({ parcels, leftOut: [] });
