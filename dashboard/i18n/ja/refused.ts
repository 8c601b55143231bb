import type * as english from '../en/refused.ts';
import type { Texts } from '../texts.ts';

export const refused: Texts<typeof english.refused> = {
  name: 'このページが開いた理由',
  close: 'お知らせを閉じる',
  unknown: '{{path}} にページはありません。アドレスを確かめるか、メニューから開いてください。',
  staff:
    '「{{room}}」はスタッフ専用のページです。必要なことはヘルプの「問い合わせる」からスタッフに依頼してください。',
  role: '「{{room}}」を開くには役割「{{role}}」が必要です。オーナーが「スタッフ」のページで付与できます。',
  roles: { auditor: '監査', operator: '運用', support: 'サポート', owner: 'オーナー' },
};
