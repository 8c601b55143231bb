import type { incidents as incidentsEn } from '../en/incidents.ts';
import type { Texts } from '../texts.ts';

export const incidents: Texts<typeof incidentsEn> = {
  help: '拒否・強制処理・保留・差し止め・損失処理・削除を、誰がいつなぜ行ったかを示します。',
  filters: {
    q: 'コード・商品名・番号・理由',
    types: 'イベント',
    actors: '担当者',
    time: '期間',
    brand_id: 'ブランド',
  },
  columns: { time: '日時', what: 'イベント', who: '担当者' },
  forced: '強制',
  about: '対象',
  noReason: '理由は記入されていません。',
  gone: 'その後削除されました。',
  item: 'アイテム{{id}}',
  garment: '在庫{{code}}',
  empty: '該当する記録はありません。',
  noMatch: '条件に合う記録はありません。',
  failed: '記録を読み込めませんでした。',
  more: '以前の記録をさらに表示',
};
