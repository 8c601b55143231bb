/** The demo's brands. The key is the username of the brand's admin. */
export const demoBrands = [
  {
    key: 'brand-a',
    name: 'Maison Hana',
    nameKo: '메종 하나',
    skuCode: 'MH',
    instagramId: 'maison.hana',
    commissionRate: 20,
    color: '#8a5a44',
    business: {
      businessName: '주식회사 메종하나',
      businessRegistrationNumber: '000-81-00106',
      businessEmail: 'tax@brand-a.example',
    },
    bank: { bankName: '한강은행', accountNumber: '000-0101-000001', ownerName: '주식회사 메종하나' },
    address: { postcode: '04781', address1: '서울특별시 성동구 연무장길 7', address2: '2층' },
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
    business: {
      businessName: '서울스레드',
      businessRegistrationNumber: '000-01-00201',
      businessEmail: 'tax@brand-b.example',
    },
    bank: { bankName: '남산은행', accountNumber: '000-0202-000002', ownerName: '문도현' },
    address: { postcode: '03043', address1: '서울특별시 종로구 필운대로 5', address2: null },
    admin: { name: '문도현', position: 'MD', email: 'dohyun@brand-b.example', phone: '02-555-0202' },
  },
] as const;

export type DemoBrand = (typeof demoBrands)[number];
