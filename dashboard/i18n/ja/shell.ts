import type { login as loginEn, rooms as roomsEn, shell as shellEn } from '../en/shell.ts';
import type { Texts } from '../texts.ts';

export const shell: Texts<typeof shellEn> = {
  managerTitle: 'トライセット マネージャー',
  skipToContent: '本文へ移動',
  openNavigation: 'メニューを開く',
  navigation: 'メインメニュー',
  loading: '読み込み中',
  areas: {
    logistics: 'トライセット・在庫',
    content: 'ルック',
    catalogue: '商品',
    people: '会員',
    brands: 'ブランド',
    figures: '統計',
  },
  settings: '表示設定',
  language: '言語',
  languages: { ko: '한국어', en: 'English', ja: '日本語' },
  theme: 'テーマ',
  themes: { light: 'ライト', dark: 'ダーク', system: '端末の設定に合わせる' },
  zone: 'タイムゾーン',
  zones: { own: '自分の時間', korea: '韓国時間' },
  account: 'アカウント',
  ownBrand: '自社ブランド',
  logOut: 'ログアウト',
  scopes: { staff: 'スタッフ', brand_admin: 'ブランド管理者' },
  crash: {
    title: 'ページを表示できません',
    text: 'このページで問題が発生しました。データに影響はありません。',
    reload: '再読み込み',
  },
  resetCache: {
    title: '保存データを削除しました',
    text: 'このブラウザーに保存されたサインイン情報、表示設定、下書きをすべて削除しました。',
    toLogin: 'サインイン画面へ',
  },
};

export const login: Texts<typeof loginEn> = {
  title: 'サインイン',
  subtitle: 'スタッフとブランド管理者のための管理画面',
  as: 'サインインの種類',
  username: 'ユーザー名',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  submit: 'サインイン',
  submitting: 'サインイン中…',
  missing: 'ユーザー名とパスワードを入力してください。',
  noScope: 'このアカウントには管理画面へのアクセス権がありません。',
  wrong: 'ユーザー名またはパスワードが正しくありません。',
  tokenExpired:
    'セッションの有効期限が切れたためサインアウトしました。再度サインインすると元の画面に戻ります。',
  refreshFailed: 'トークンの更新に失敗したためサインアウトしました。再度サインインすると元の画面に戻ります。',
};

export const rooms: Texts<typeof roomsEn> = {
  notBuilt: '準備中',
  willHold: 'この画面に入る内容',
  resetCache: { title: '保存データの初期化', holds: 'このブラウザーに保存されたデータを削除します。' },
  login: { title: 'サインイン', holds: 'スタッフとブランド管理者の入口です。' },
  logout: { title: 'ログアウト', holds: 'ログアウトします。' },
  registration: {
    title: 'ブランド登録',
    holds: 'ブランドがアカウントを申し込むフォーム:ブランド、事業者情報、口座、最初の管理者。',
  },
  brandActivation: {
    title: 'ブランド管理者の有効化',
    holds: '招待されたブランド管理者がパスワードを決め、アカウントを有効にする画面です。',
  },
  dashboard: {
    title: 'ダッシュボード',
    holds:
      '選択した期間と前の期間の比較:貸出中、返却中、延滞、保留のアイテム、状態別・使用回数別の在庫、配送と再入庫までの時間、投稿率。すべての数値は元の一覧につながります。',
  },
  brand: {
    title: 'ブランド',
    holds: 'ブランドのプロフィール:名称、画像、事業者登録、口座、出庫先住所、電話番号、カード、管理者。',
  },
  brandPlan: { title: 'ブランドのプラン', holds: 'ブランドが利用するプランと上限、ほかのプランへの変更。' },
  brandSubscriptions: { title: 'ブランドの契約', holds: 'ブランドの契約期間、支払い、請求書。' },
  products: {
    title: '商品',
    holds: 'ブランド、カテゴリー、シーズン、価格、サイズ、在庫数を含む商品一覧。フィルターと書き出し付き。',
  },
  productEdit: { title: '商品の編集', holds: '商品、サイズ、採寸、画像を編集するフォーム。' },
  productCreate: { title: '商品の登録', holds: 'サイズ、採寸、画像とともに商品を登録するフォーム。' },
  product: { title: '商品の詳細', holds: '商品の全体:データ、サイズ、サイズごとの在庫と利用状況。' },
  additionalServices: { title: '追加サービス', holds: 'プラン以外にブランドが申し込めるサービス。' },
  trysetItems: { title: 'トライセットアイテム', holds: '会員に貸し出したすべてのアイテムの状態と操作。' },
  trysetItem: { title: 'トライセットアイテム', holds: 'アイテム1点の操作と全履歴。' },
  stocks: { title: '在庫', holds: '保管中または移動中のすべての在庫の状態と操作。' },
  stock: { title: '在庫の詳細', holds: '在庫1点の操作と全履歴。' },
  curators: { title: 'キュレーター', holds: 'キュレーターのチャンネル、等級、ポイント、利用状況。' },
  curator: {
    title: 'キュレーターの詳細',
    holds: 'キュレーターのプロフィール、チャンネル、トライセット、ルック、ポイント。',
  },
  outManagement: {
    title: '出庫管理',
    holds: 'ブランドが返却を求めた在庫:依頼、準備、進行、完了の各段階と差し戻し。',
  },
  lookUse: { title: 'ルック利用管理', holds: 'ブランドのルック利用依頼とその状態、期間、費用。' },
  trysetSendList: {
    title: 'トライセット発送',
    holds: 'トライセットの進行状況一覧。今日準備するものを先に表示し、多数をまとめて発送処理します。',
  },
  tryset: { title: 'トライセットの詳細', holds: 'トライセットの受取人、アイテム、返却依頼、操作、履歴。' },
  looks: { title: 'ルック', holds: '投稿されたルックのタグ付きアイテム、反応、認証の状態。' },
  brands: { title: 'ブランド一覧', holds: 'ブランドごとの統計、契約、管理者。' },
  brandCreate: { title: 'ブランドの追加', holds: 'ブランドを追加するフォーム。' },
  lookCertification: {
    title: 'ルック認証',
    holds: '判断待ちのルックをアイテムごとに理由とともに処理します。ショートカットとベンチマーク付き。',
  },
  plans: { title: 'プラン', holds: 'ブランドと会員のプラン、価格と上限。' },
  attributes: { title: '商品属性', holds: '商品の基準データ:カテゴリー、サイズ、採寸、素材、スタイル。' },
  agencies: { title: '代理店', holds: '代理店と担当者の一覧。' },
  agencyCreate: { title: '代理店の追加', holds: '代理店を追加するフォーム。' },
  agencyEdit: { title: '代理店の編集', holds: '代理店と担当者を編集するフォーム。' },
  productsOld: { title: '商品(旧画面)', holds: '以前の構成の商品一覧。' },
  users: { title: '会員', holds: 'すべての会員の役割、等級、連絡先、ポイント。' },
  curatorsEdit: { title: 'キュレーターの一括編集', holds: '多数のキュレーターをまとめて編集します。' },
};
