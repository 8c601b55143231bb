import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const slotColumns = {
  slot: { en: 'Slot', ko: '보관 위치', ja: '保管場所' },
  sector: { en: 'Sector', ko: '구역', ja: '区画' },
  cell: { en: 'Cell', ko: '칸', ja: '棚' },
  slot_number: { en: 'Number', ko: '번호', ja: '番号' },
  garments: { en: 'Garments', ko: '의류', ja: '衣類' },
  pieces: { en: 'Pieces', ko: '구성품', ja: '構成品' },
} as const satisfies ColumnNames;
