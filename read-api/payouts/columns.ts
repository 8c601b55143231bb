import { payoutWords as en } from '#domain/payouts/words/en.ts';
import { payoutWords as ja } from '#domain/payouts/words/ja.ts';
import { payoutWords as ko } from '#domain/payouts/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

const own = columnNames({ en, ja, ko });

/** Column names of the files of payouts and of their lines. */
export const payoutColumns = {
  ...own,
  line_count: { en: 'Lines', ko: '지급 건수 합계', ja: '明細数' },
  pending_count: { en: 'Pending lines', ko: '대기 건수', ja: '保留件数' },
  paid_count: { en: 'Paid lines', ko: '지급 완료 건수', ja: '支払済件数' },
  failed_count: { en: 'Failed lines', ko: '지급 실패 건수', ja: '失敗件数合計' },
  paid_amount: { en: 'Paid lines before tax', ko: '지급 완료 세전 금액', ja: '支払済みの税引前金額' },
  tax: { en: 'Tax', ko: '세금 합계', ja: '税額合計' },
  real_name: { en: 'Name', ko: '이름', ja: '氏名', isPersonal: true },
  bank_code: { en: 'Bank code', ko: '은행 코드', ja: '銀行コード' },
  bank_name: { en: 'Bank', ko: '은행', ja: '銀行' },
  account_number: { en: 'Account number', ko: '계좌번호', ja: '口座番号', isPersonal: true },
  account_holder_name: { en: 'Account holder', ko: '예금주', ja: '口座名義', isPersonal: true },
} as const;
