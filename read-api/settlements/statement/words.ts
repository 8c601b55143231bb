import type { LineSource, LineStep } from '#domain/settlements/month-kinds.ts';
import type { Language } from '#domain/words/languages.ts';

export interface StatementWords {
  title: string;
  businessNumber: string;
  mailOrderNumber: string;
  registrationNumber: string;
  isOpen: string;
  sums: Record<
    'sales' | 'tax' | 'commission' | 'commissionTax' | 'payable' | 'contentUse' | 'contentUseTax',
    string
  >;
  carried: string;
  columns: Record<'number' | 'day' | 'item' | 'amount' | 'tax' | 'rate' | 'payment', string>;
  sources: Record<LineSource, string>;
  steps: Record<LineStep, string>;
  page: string;
}

/** The words of statements. Japan's qualified invoices need the registration number, so only the Japanese one names it. */
export const statementWords: Readonly<Record<Language, StatementWords>> = {
  en: {
    title: 'Settlement statement',
    businessNumber: 'Business registration number',
    mailOrderNumber: 'Mail-order sales report number',
    registrationNumber: 'Registration number',
    isOpen: 'The month is still open. Lines may follow.',
    sums: {
      sales: 'Sales',
      tax: 'Tax included',
      commission: 'Commission',
      commissionTax: 'Tax in the commission',
      payable: 'Payment to the brand',
      contentUse: 'Content uses',
      contentUseTax: 'Tax in content uses',
    },
    carried: 'Carried to the next month',
    columns: {
      number: 'No.',
      day: 'Day',
      item: 'Item',
      amount: 'Amount',
      tax: 'Tax',
      rate: 'Rate',
      payment: 'Payment',
    },
    sources: { order_item: 'Order item', look_use: 'Look use', brand_month: 'Earlier month' },
    steps: {
      settled: 'settled',
      reversed: 'taken back',
      confirmed: 'confirmed',
      ended: 'ended',
      carried: 'carried over',
    },
    page: 'Page',
  },
  ko: {
    title: '정산 명세서',
    businessNumber: '사업자등록번호',
    mailOrderNumber: '통신판매업신고번호',
    registrationNumber: '등록번호',
    isOpen: '아직 마감되지 않은 정산월입니다. 내역이 추가될 수 있습니다.',
    sums: {
      sales: '판매액',
      tax: '포함 세액',
      commission: '수수료',
      commissionTax: '수수료 부가세',
      payable: '브랜드 지급액',
      contentUse: '콘텐츠 사용료',
      contentUseTax: '콘텐츠 사용료 부가세',
    },
    carried: '다음 달로 이월',
    columns: {
      number: '번호',
      day: '일자',
      item: '품목',
      amount: '금액',
      tax: '세액',
      rate: '수수료율',
      payment: '지급액',
    },
    sources: { order_item: '주문 상품', look_use: '룩 사용', brand_month: '이전 정산월' },
    steps: { settled: '정산', reversed: '정산 취소', confirmed: '확정', ended: '종료', carried: '이월' },
    page: '쪽',
  },
  ja: {
    title: '精算明細書',
    businessNumber: '事業者登録番号（韓国）',
    mailOrderNumber: '通信販売業申告番号（韓国）',
    registrationNumber: '登録番号',
    isOpen: 'まだ締められていない精算月です。明細が追加されることがあります。',
    sums: {
      sales: '販売額',
      tax: '内税',
      commission: '手数料',
      commissionTax: '手数料の消費税',
      payable: 'ブランドへの支払額',
      contentUse: 'コンテンツ利用料',
      contentUseTax: 'コンテンツ利用料の消費税',
    },
    carried: '翌月へ繰越',
    columns: {
      number: '番号',
      day: '日付',
      item: '品目',
      amount: '金額',
      tax: '税額',
      rate: '手数料率',
      payment: '支払額',
    },
    sources: { order_item: '注文商品', look_use: 'ルック利用', brand_month: '前月以前' },
    steps: { settled: '精算', reversed: '精算取消', confirmed: '確定', ended: '終了', carried: '繰越' },
    page: 'ページ',
  },
};
