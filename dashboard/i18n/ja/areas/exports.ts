import type * as en from '../../en/areas/exports.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  event: {
    PersonalDataExported:
      '個人情報を含むファイルを保存しました：{{list}}、行数：{{rows}}、フィルター：{{filters}}。',
  },
  exportedList: {
    users: '会員',
    staff: 'スタッフ',
    trysets: 'トライセット',
    'tryset-items': 'トライセットアイテム',
    'look-contents': 'アイテム別ルック',
    'agency-contacts': '代理店の担当者',
    'pages-of-users': '会員（ページで閲覧）',
    'pages-of-staff': 'スタッフ（ページで閲覧）',
    'pages-of-trysets': 'トライセット（ページで閲覧）',
    'pages-of-trysets-items': 'トライセットアイテム（ページで閲覧）',
    'pages-of-agency-contacts': '代理店の担当者（ページで閲覧）',
    'pages-of-looks': 'ルック（ページで閲覧）',
    'pages-of-looks-contents': 'アイテム別ルック（ページで閲覧）',
    'pages-of-stocks-summary-out-stock-requested-brand-stock-status': 'ブランド別の出庫依頼（ページで閲覧）',
    'commercial-use': 'ルックの商用利用（一括で閲覧）',
    'pages-of-look-uses': 'ルック利用（ページで閲覧）',
    'pages-of-looks-commercial-use': 'ルックの商用利用（ページで閲覧）',
    'labels-parcels': '荷物のラベル',
    'labels-trysets': 'トライセットのラベル',
  },
};

export const replay: Texts<typeof en.replay> = {};
