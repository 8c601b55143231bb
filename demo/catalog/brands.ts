/** The brands; each one's admin signs in by its key. */
export const demoBrands = [
  {
    key: 'brand-a',
    name: 'Maison Hana',
    nameKo: '메종 하나',
    skuCode: 'MH',
    instagramId: 'maison.hana',
    commissionRate: 20,
    color: '#8a5a44',
    admin: { name: '윤하나', position: '대표', email: 'hana@brand-a.example', phone: '02-555-0101' },
  },
  {
    key: 'brand-b',
    name: 'Seoul Thread',
    nameKo: '서울 스레드',
    skuCode: 'ST',
    instagramId: 'seoul.thread',
    commissionRate: 15,
    color: '#3c4f6b',
    admin: { name: '문도현', position: 'MD', email: 'dohyun@brand-b.example', phone: '02-555-0202' },
  },
] as const;

export type DemoBrand = (typeof demoBrands)[number];
