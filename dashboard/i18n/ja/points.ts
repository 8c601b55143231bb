import { words } from '#domain/words/ja.ts';
import type { points as english } from '../en/points.ts';
import type { Texts } from '../texts.ts';

export const points: Texts<typeof english> = {
  reason: words.pointReason,
  title: 'ポイント',
  give: 'ポイントを付与',
  take: 'ポイントを減算',
  has: '保有ポイントは{{amount}}です。',
  held: '進行中のトライセット用に確保：{{amount}}',
  belowZero: 'ペナルティまたは取り消した報酬が保有ポイントを上回り、0を下回っています。',
  moves: 'ポイント履歴',
  which: '履歴の種類',
  ways: { all: 'すべて', plus: '付与', minus: '減算' },
  afterwards: '残高 {{amount}}',
  none: 'ポイント履歴はありません。',
  noneSuch: '該当する履歴はありません。',
  tryset: 'トライセット{{id}}',
  order: '注文 {{id}}',
  ticket: 'チケット {{id}}',
  look: 'ルック{{id}}',
  more: '以前の履歴を表示',
  column: 'ポイント',
  fields: { delta: 'ポイント', type: '理由', message: '会員へのメッセージ' },
  policy: {
    title: 'アイテム価格に対する付与率',
    birthMonth: '誕生月',
    signUpReward: '登録特典（ポイント）',
    note: '以前に申し込まれたアイテムには当時の付与率が適用されます。',
  },
};
