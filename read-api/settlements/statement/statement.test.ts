import { expect, test } from 'vitest';
import { settlement, sold } from '#domain/testing/settlements.ts';
import { languages } from '#domain/words/languages.ts';
import { drawnPages } from '../../labels/testing/read-pdf.ts';
import { paperPdf } from '../paper/paper-pdf.ts';
import { type Statement, type StatementLine, statementPaper } from './statement-paper.ts';

const line: StatementLine = {
  number: 1,
  kind: 'order_item',
  id: 711,
  step: 'settled',
  label: '리넨 셔츠 / ワンピース連衣裙',
  currency: 'KRW',
  amount: sold.amount,
  tax: sold.tax,
  commissionRate: 33,
  brandPayment: sold.brandPayment,
  occurredTime: sold.occurredTime,
};

const statement: Statement = {
  language: 'ko',
  house: {
    name: '하우스',
    address: '서울특별시 성동구',
    businessNumber: '123-45-67890',
    mailOrderNumber: '제2026-서울성동-00001호',
    registrationNumber: 'T1234567890123',
  },
  brandName: '에크미 株式会社',
  month: '2026-05',
  isOpen: false,
  sums: [{ ...settlement, payable: 6_699, paidOut: null, invoice: null }],
  lines: [line],
  now: '2026-06-05T00:00:00.000Z',
};

async function textOf(changed: Partial<Statement>): Promise<string> {
  const texts: string[] = [];
  for (const { text } of await drawnPages(await paperPdf(statementPaper({ ...statement, ...changed }))))
    texts.push(text);
  return texts.join('\n').replaceAll(/\s+/g, ' ');
}

test('the text of a Korean statement can be copied', async () => {
  const text = await textOf({});
  for (const part of [
    '정산 명세서 2026-05',
    '에크미 株式会社',
    '사업자등록번호: 123-45-67890',
    '통신판매업신고번호',
  ])
    expect(text).toContain(part);
  for (const part of [
    '브랜드 지급액',
    '6,699 KRW',
    '리넨 셔츠 / ワンピース連衣裙',
    '주문 상품 711',
    '2026-05-12',
    '33 %',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('T1234567890123');
});

test('the text of a Japanese statement can be copied, and names the registration number', async () => {
  const text = await textOf({ language: 'ja' });
  for (const part of [
    '精算明細書 2026-05',
    '登録番号: T1234567890123',
    'ブランドへの支払額',
    '注文商品 711 · 精算',
  ])
    expect(text).toContain(part);
});

test('an English statement says that its month is open, and shows the carried sum', async () => {
  const sums = statement.sums.map((sum) => ({ ...sum, isSaleCarried: true, payable: 0 }));
  const text = await textOf({ language: 'en', isOpen: true, sums });
  expect(text).toContain('The month is still open.');
  expect(text).toContain('Payment to the brand (Carried to the next month)');
});

test('a statement without settings of the house names only the brand', async () => {
  const none = {
    name: null,
    address: null,
    businessNumber: null,
    mailOrderNumber: null,
    registrationNumber: null,
  };
  expect(await textOf({ house: none })).not.toContain('등록번호');
});

test.each(languages)('a page in %s embeds only its own glyphs', async (language) => {
  const pdf = await paperPdf(statementPaper({ ...statement, language }));
  expect(pdf.length).toBeLessThan(100_000);
});

test('every line of a long month is on a page', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => ({ ...line, number: at + 1, id: 50_000 + at }));
  const text = await textOf({ lines });
  for (const { id } of lines) expect(text).toContain(`주문 상품 ${id}`);
});
