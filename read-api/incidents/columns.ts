import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const incidentColumns = {
  tryset_item_id: { en: 'Tryset item no.', ko: '트라이셋 아이템 번호', ja: 'トライセットアイテム番号' },
} as const satisfies ColumnNames;
