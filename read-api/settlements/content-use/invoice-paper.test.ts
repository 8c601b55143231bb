import { expect, test } from 'vitest';
import { invoice, settlement, used } from '#domain/testing/settlements.ts';
import { drawnPages } from '../../labels/testing/read-pdf.ts';
import { paperPdf } from '../paper/paper-pdf.ts';
import { type ContentUseLine, type ContentUses, contentUsePaper } from './invoice-paper.ts';
import { keptPdfs } from './kept-pdfs.ts';

const line: ContentUseLine = {
  number: 2,
  kind: 'look_use',
  id: 81,
  step: 'confirmed',
  currency: 'KRW',
  amount: used.amount,
  tax: used.tax,
  occurredTime: used.occurredTime,
  use: { type: 'ADVERTISING', lookId: 4_711, startDate: '2026-06-01', endDate: '2026-11-30' },
};

const uses: ContentUses = {
  language: 'ko',
  house: {
    name: '하우스',
    address: null,
    businessNumber: '123-45-67890',
    mailOrderNumber: null,
    registrationNumber: 'T1234567890123',
  },
  brandName: '에크미 株式会社',
  month: '2026-05',
  isOpen: false,
  sums: [{ ...settlement, payable: 6_699, paidOut: null, invoice: { ...invoice, status: null } }],
  lines: [line],
  updatedTime: '2026-06-05T00:00:00.000Z',
};

async function textOf(changed: Partial<ContentUses>): Promise<string> {
  const texts: string[] = [];
  for (const { text } of await drawnPages(await paperPdf(contentUsePaper({ ...uses, ...changed }))))
    texts.push(text);
  return texts.join('\n').replaceAll(/\s+/g, ' ');
}

test.each([
  ['ko', ['콘텐츠 사용료 청구서 2026-05', '납부 기한 2026-06-10', '룩 사용 81 · 확정', '광고, 룩 4711']],
  ['ja', ['コンテンツ利用料請求書 2026-05', '支払期限 2026-06-10', '登録番号: T1234567890123', '広告']],
  ['en', ['Invoice for content uses 2026-05', 'Invoice no. 31', 'Advertising, look 4711', 'Tax included']],
] as const)('the text of an invoice in %s can be copied', async (language, parts) => {
  const text = await textOf({ language });
  const shared = ['에크미 株式会社', '55,000 KRW', '5,000', '2026-05-20', '2026-06-01 – 2026-11-30'];
  for (const part of [...parts, ...shared]) expect(text).toContain(part);
  // The month's sales are not charged.
  expect(text).not.toContain('9,999');
});

test('an open month says so, an endless use and a carried line have their words', async () => {
  const use = { type: 'regram', lookId: 9, startDate: '2026-06-01', endDate: null } as const;
  const carried = { ...line, kind: 'brand_month', id: 3_202_604, step: 'carried', use: null } as const;
  const text = await textOf({ language: 'en', isOpen: true, lines: [{ ...line, use }, carried] });
  for (const part of ['still open', 'Regram, look 9 · 2026-06-01 – without end', 'Earlier month 3202604'])
    expect(text).toContain(part);
});

test('every line of a long month is on a page', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => ({ ...line, number: at + 1, id: 50_000 + at }));
  const text = await textOf({ lines });
  for (const { id } of lines) expect(text).toContain(`룩 사용 ${id}`);
});

test('equal months are drawn once, another line anew', async () => {
  let drawn = 0;
  const pdfOf = keptPdfs(async () => Buffer.from(String(++drawn)));
  const { signal } = new AbortController();
  const of = async (changed: Partial<ContentUses>) =>
    String(await pdfOf(contentUsePaper({ ...uses, ...changed }), signal));
  expect(await of({})).toBe('1');
  expect(await of({ lines: [{ ...line }] })).toBe('1');
  expect(await of({ lines: [line, { ...line, number: 3 }] })).toBe('2');
  expect(await of({ language: 'en' })).toBe('3');
});
