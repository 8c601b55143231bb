import type { OrderCourier } from './order-kinds.ts';

/**
 * The names under which tracking services in Korea list the couriers of orders' parcels. Null: no service that we know of lists
 * the code, so it stands for itself.
 */
export const courierNames: Readonly<Record<OrderCourier, string | null>> = {
  '01': '우체국택배',
  '04': 'CJ대한통운',
  '05': '한진택배',
  '06': '로젠택배',
  '08': '롯데택배',
  '10': 'KGB택배',
  '11': '일양로지스',
  '16': '한의사랑택배',
  '17': '천일택배',
  '18': '건영택배',
  '19': '고려택배',
  '20': '한덱스',
  '22': '대신택배',
  '23': '경동택배',
  '24': 'CVSnet 편의점택배',
  '30': 'KGL네트웍스',
  '32': '합동택배',
  '39': 'KG로지스',
  '40': '굿투럭',
  '43': '애니트랙',
  '44': 'SLX택배',
  '45': '호남택배',
  '46': 'CU 편의점택배',
  '52': '세방',
  '53': '농협택배',
  '94': '카카오 T 당일배송',
  '95': '큐익스프레스',
  '96': null,
  '97': null,
  '98': null,
  '99': '롯데글로벌 로지스',
};

/** A courier as people read it: its name with its code; the code alone if no service lists it. */
export function courierText(code: OrderCourier | null): string | null {
  const name = code === null ? null : courierNames[code];
  return name === null ? code : `${name} (${code})`;
}
