import type { Language } from '../words/languages.ts';
import { type OrderCourier, orderCouriers } from './order-kinds.ts';

interface Name {
  ko: string;
  /** In Latin letters, which readers of Japanese know from parcels. */
  latin: string;
}

/**
 * The names under which tracking services in Korea list the couriers of orders' parcels. Null: no service that we know of lists
 * the code, so it stands for itself.
 */
const names: Readonly<Record<OrderCourier, Name | null>> = {
  '01': { ko: '우체국택배', latin: 'Korea Post' },
  '04': { ko: 'CJ대한통운', latin: 'CJ Logistics' },
  '05': { ko: '한진택배', latin: 'Hanjin' },
  '06': { ko: '로젠택배', latin: 'Logen' },
  '08': { ko: '롯데택배', latin: 'Lotte' },
  '10': { ko: 'KGB택배', latin: 'KGB' },
  '11': { ko: '일양로지스', latin: 'Ilyang Logis' },
  '16': { ko: '한의사랑택배', latin: 'Hanui Sarang' },
  '17': { ko: '천일택배', latin: 'Chunil' },
  '18': { ko: '건영택배', latin: 'Kunyoung' },
  '19': { ko: '고려택배', latin: 'Goryeo' },
  '20': { ko: '한덱스', latin: 'Handex' },
  '22': { ko: '대신택배', latin: 'Daesin' },
  '23': { ko: '경동택배', latin: 'Kyungdong' },
  '24': { ko: 'CVSnet 편의점택배', latin: 'CVSnet' },
  '30': { ko: 'KGL네트웍스', latin: 'KGL Networks' },
  '32': { ko: '합동택배', latin: 'Hapdong' },
  '39': { ko: 'KG로지스', latin: 'KG Logis' },
  '40': { ko: '굿투럭', latin: 'Goodtoluck' },
  '43': { ko: '애니트랙', latin: 'Anytrack' },
  '44': { ko: 'SLX택배', latin: 'SLX' },
  '45': { ko: '호남택배', latin: 'Honam' },
  '46': { ko: 'CU 편의점택배', latin: 'CU Post' },
  '52': { ko: '세방', latin: 'Sebang' },
  '53': { ko: '농협택배', latin: 'NongHyup' },
  '94': { ko: '카카오 T 당일배송', latin: 'Kakao T, same day' },
  '95': { ko: '큐익스프레스', latin: 'Qxpress' },
  '96': null,
  '97': null,
  '98': null,
  '99': { ko: '롯데글로벌 로지스', latin: 'Lotte Global Logistics' },
};

/** The names of all couriers as people read them in a language, with their codes: `CJ대한통운 (04)`. */
export function courierTexts(language: Language): Readonly<Record<OrderCourier, string>> {
  const texts = orderCouriers.map((code) => {
    const name = names[code];
    return [code, name === null ? code : `${language === 'ko' ? name.ko : name.latin} (${code})`];
  });
  return Object.fromEntries(texts) as Record<OrderCourier, string>;
}

/** All spellings of a courier that people may type: its code, its names, and both as shown. */
export function spellingsOf(code: OrderCourier): readonly string[] {
  const name = names[code];
  return [
    code,
    ...(name === null ? [] : [name.ko, name.latin, `${name.ko} (${code})`, `${name.latin} (${code})`]),
  ];
}
