import type * as en from '../../en/areas/exports.ts';
import type { Texts } from '../../texts.ts';

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
  },
};
