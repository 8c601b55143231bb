import type * as english from '../en/common.ts';
import type { Texts } from '../texts.ts';

export const common: Texts<typeof english.common> = {
  close: '閉じる',
  cancel: 'キャンセル',
  apply: '適用',
  clear: 'クリア',
  retry: '再試行',
  notices: 'これまでの通知',
  none: 'なし',
  pair: '{{name}}：{{value}}',
  countLink: '{{name}}:{{amount}}、一覧へ',
  yes: 'はい',
  no: 'いいえ',
  optional: '任意',
  backTo: '一覧へ戻る:{{room}}',
  trail: '現在位置',
  unknownPerson: '非公開',
  stale: {
    behind: '最新の変更がまだ反映されていない可能性があります。',
    parked:
      'この行の一部のイベントを反映できませんでした。サポートの確認が必要で、行の内容が完全でない可能性があります。',
    refresh: '更新',
  },
};

export const errors: Texts<typeof english.errors> = {
  unreachable: 'サーバーに接続できません。接続を確認して再試行してください。',
  signedOut: 'ログアウトしています。続けるにはログインしてください。',
  unavailable:
    'イベントストアまたはデータベースに一時的に接続できません。失われたものや中途半端な処理はありません。しばらくして再試行してください。',
  notFoundTitle: '見つかりません',
  notFound: '存在しないか、閲覧できない項目です。',
  noRight: 'この操作を行う権限がありません。',
  roleMissing: {
    operator: 'この操作には役割「運用」が必要です。オーナーに依頼してください。',
    support: 'この操作には役割「サポート」が必要です。オーナーに依頼してください。',
    owner: 'この操作には役割「オーナー」が必要です。オーナーに依頼してください。',
  },
  invalid: '入力が受け付けられませんでした:{{message}}',
  transition: '現在は行えません。今の状態:{{status}}',
  keyReused: '同じリクエストが別の内容で送信済みです。画面を開き直してください。',
  tooMany: 'リクエストが多すぎます。少し待って再試行してください。',
  notLent: {
    brand_removed: '削除されたブランドです。貸出、在庫の登録、販売はできません。',
    product_removed: '削除された商品です。貸出や在庫の登録はできません。',
    size_removed: '削除されたサイズです。貸出や在庫の登録はできません。',
    brand_unpublished: '非公開のブランドです。先にブランドを公開してください。',
    size_unpublished: '非公開の商品です。先に商品を公開してください。',
    not_published: '非公開の商品です。先に商品を公開してください。',
  },
  unexpected: '処理できませんでした:{{message}}',
  notRefreshed: '最新の内容を読み込めませんでした。その後変更されている可能性があります。',
  detailTitle: '読み込めませんでした',
  partNotLoaded: 'この部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
  code: 'コード {{code}}',
};

export const fieldProblems: Texts<typeof english.fieldProblems> = {
  required: '必須項目です。',
  email: 'メールアドレスの形式ではありません。',
  phone: '電話番号の形式ではありません。',
  link: 'リンクは https:// または http:// で始めてください。',
  whole: '整数を入力してください。',
  decimal: '数字を入力してください(例:52、52.5)。',
  ids: '会員番号をコンマで区切って入力してください。',
  pairs: '各行に重複しない名前、コロン、内容を入力してください。',
  tooSmall: '{{least}}以上の値を入力してください。',
  tooLarge: '{{most}}以下の値を入力してください。',
  tooShort: '{{least}}文字以上で入力してください。',
  digits: '数字だけを入力してください。',
  day: '日付を入力してください。',
  moment: '日付と時刻を入力してください。',
  hour: '11:00のような時刻を入力してください。',
};
