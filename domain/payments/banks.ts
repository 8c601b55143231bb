/**
 * The banks of Korea, by the codes that the provider uses for virtual accounts and refunds. They are the codes of the Korea
 * Financial Telecommunications and Clearings Institute.
 */
export const banks = [
  { code: '002', name: '산업은행', nameEn: 'Korea Development Bank' },
  { code: '003', name: '기업은행', nameEn: 'Industrial Bank of Korea' },
  { code: '004', name: '국민은행', nameEn: 'KB Kookmin Bank' },
  { code: '007', name: '수협은행', nameEn: 'Suhyup Bank' },
  { code: '011', name: '농협은행', nameEn: 'NongHyup Bank' },
  { code: '012', name: '지역농축협', nameEn: 'NongHyup Cooperatives' },
  { code: '020', name: '우리은행', nameEn: 'Woori Bank' },
  { code: '023', name: 'SC제일은행', nameEn: 'SC First Bank Korea' },
  { code: '027', name: '한국씨티은행', nameEn: 'Citibank Korea' },
  { code: '031', name: '아이엠뱅크', nameEn: 'iM Bank' },
  { code: '032', name: '부산은행', nameEn: 'Busan Bank' },
  { code: '034', name: '광주은행', nameEn: 'Kwangju Bank' },
  { code: '035', name: '제주은행', nameEn: 'Jeju Bank' },
  { code: '037', name: '전북은행', nameEn: 'Jeonbuk Bank' },
  { code: '039', name: '경남은행', nameEn: 'Kyongnam Bank' },
  { code: '045', name: '새마을금고', nameEn: 'MG Community Credit Cooperatives' },
  { code: '048', name: '신협', nameEn: 'Credit Unions of Korea' },
  { code: '050', name: '저축은행', nameEn: 'Savings Banks' },
  { code: '064', name: '산림조합', nameEn: 'Forestry Cooperatives' },
  { code: '071', name: '우체국', nameEn: 'Korea Post' },
  { code: '081', name: '하나은행', nameEn: 'Hana Bank' },
  { code: '088', name: '신한은행', nameEn: 'Shinhan Bank' },
  { code: '089', name: '케이뱅크', nameEn: 'K Bank' },
  { code: '090', name: '카카오뱅크', nameEn: 'KakaoBank' },
  { code: '092', name: '토스뱅크', nameEn: 'Toss Bank' },
] as const;

/** The Korean name of a bank; null for a code that is not listed. */
export function bankName(code: string): string | null {
  return banks.find((bank) => bank.code === code)?.name ?? null;
}
