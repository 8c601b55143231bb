import type { labels as labelsEn } from '../en/labels.ts';
import type { Texts } from '../texts.ts';

export const labels: Texts<typeof labelsEn> = {
  button: 'ラベル',
  title: 'ラベルを印刷',
  of: 'ラベルの対象',
  kinds: { stocks: '在庫', parcels: '荷物', trysets: 'トライセット', slots: '保管場所' },
  format: '用紙',
  formats: { '62x29': '62 × 29 mm ラベル', a6: 'A6 ラベル', a4: 'A4（21面）' },
  symbol: 'コード',
  symbols: { qr: 'QRコード', code128: 'Code 128 バーコード' },
  copies: '各ラベルの枚数',
  start: '開始位置（面）',
  amount: 'ラベル{{amount}}枚・{{pages}}ページ。',
  fullSize: '用紙に合わせず、100%のサイズで印刷してください。',
  drawing: '作成中です。{{amount}}件中{{done}}件を保存しました。',
  print: 'PDFで保存',
  saved: '保存しました。ファイル数：{{files}}',
  notWhole: 'フォントにない文字があります。次のラベルは手書きで補ってください：{{codes}}',
  notAsCode128: 'この用紙では{{code}}をCode 128で印刷できません。QRコードを選んでください。',
};
