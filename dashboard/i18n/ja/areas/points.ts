import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/points.ts';
import type { Texts } from '../../texts.ts';

const points: Texts<typeof en.texts.points> = {
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
  order: '注文{{id}}',
  ticket: 'チケット{{id}}',
  look: 'ルック{{id}}',
  more: '以前の履歴を表示',
  column: 'ポイント',
  fields: { delta: 'ポイント', type: '理由', message: '会員へのメッセージ' },
  refund: {
    open: 'ポイントを返す',
    item: 'ポイントで支払ったアイテム',
    option: '{{name}} · アイテム{{id}} · {{amount}}',
    preview: '残高：現在{{before}}、返却後{{after}}。このアイテムに使ったまま残るポイント：{{left}}。',
  },
  earnings: {
    title: 'ポイント付与の理由',
    none: 'リクエストしたアイテムはありません。',
    due: '期限：{{time}}。',
    expectedPoints: '見込み：{{amount}}',
    heldPoints: '保留：{{amount}}',
    givenPoints: '付与：{{amount}}',
    lostPoints: '付与なし：{{amount}}',
    outcome: {
      given: '付与済み',
      pending: '審査前',
      deferred: '保留',
      rejected: '却下',
      not_posted: 'ルックなし',
      overdue: '期限切れ',
      refused: '投稿しない',
      not_delivered: '配達前',
      canceled: 'キャンセル',
      nothing: '付与なし',
    },
    why: {
      given: 'ルックが承認されました。',
      pending: 'ルックは認証の審査を待っています。',
      deferred: '認証は保留です。付与済みのポイントは決定までそのままです。',
      rejected: '認証は却下されました。会員は再審査を依頼できます。',
      not_posted: '会員はこのアイテムのルックを投稿していません。',
      overdue: 'ルックがないまま期限を過ぎました。',
      refused: '会員はこのアイテムのルックを投稿しません。',
      not_delivered: 'ポイントにはルックが必要ですが、アイテムはまだ配達されていません。',
      canceled: 'アイテムはキャンセルされました。',
      nothing: 'リクエスト時の条件では、このアイテムのルックにポイントは付きません。',
    },
  },
  policy: {
    title: 'アイテム価格に対する付与率',
    birthMonth: '誕生月',
    signUpReward: '登録特典（ポイント）',
    note: '以前に申し込まれたアイテムには当時の付与率が適用されます。',
  },
};

export const texts = { points };

export const rooms: Texts<typeof en.rooms> = {
  pointPolicy: 'ルックの付与率',
};

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    point_account: '会員{{id}}のポイント',
    point_policy: 'ルックの付与率',
  },
  paidFor: { tryset: 'トライセット{{id}}', order: '注文{{id}}', ticket: 'チケット{{id}}' },
  pointShare: 'アイテム {{id}}：{{amount}}',
  event: {
    PointsGiven: 'ポイントを付与しました：{{amount}}、{{pointReason}}。[[{{message}}]]',
    PointsTaken: 'ポイントを減算しました：{{amount}}、{{pointReason}}。[[{{message}}]]',
    PointsHeld: 'ポイントを確保しました：{{amount}}（{{for}}）。',
    PointsReleased: '確保したポイントを解放しました：{{amount}}（{{for}}）。',
    PointsCaptured: '確保したポイントを使用しました：{{amount}}（{{for}}）。',
    PointsRefunded: 'ポイントを返還しました：{{amount}}（{{for}}、{{shares}}）。[[{{message}}]]',
    PointsSuspended:
      '利用停止が終わるまでポイントを保留しました：{{delta}}（{{pointReason}}）。[[{{message}}]]',
    PointsResumed: '保留したポイントを反映しました。',
    PointsForfeited: 'ポイントが失効しました：{{amount}}。',
    PointPolicyRevised: 'ルックの付与率を変更しました。',
  },
  field: {
    balance: 'ポイント',
    holds: '確保ポイント',
    waiting: '保留ポイント',
    captured: '使用ポイント',
    shares: '配分',
    for: '支払い対象',
    pointReason: '理由',
    forLook: 'ルック',
    message: 'メッセージ',
    white: 'ホワイトの付与率（％）',
    gray: 'グレーの付与率（％）',
    red: 'レッドの付与率（％）',
    black: 'ブラックの付与率（％）',
    partner: 'パートナーの付与率（％）',
    birthMonth: '誕生月（％）',
    signUpReward: '登録特典（ポイント）',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    point_accounts: '会員のポイント',
    point_moves: 'ポイント履歴',
    point_policies: 'ルックの付与率',
  },
};
