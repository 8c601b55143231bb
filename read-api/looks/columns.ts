import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const lookColumns = {
  certification_status: { en: 'Certification', ko: '인증', ja: '認証' },
  content_unit_score: { en: 'Content score', ko: '콘텐츠 점수', ja: 'コンテンツスコア' },
  link: { en: 'Link', ko: '링크', ja: 'リンク' },
  look_id: { en: 'Look no.', ko: '룩 번호', ja: 'ルック番号' },
  look_item_id: { en: 'Tag no.', ko: '태그 번호', ja: 'タグ番号' },
  sns_type: { en: 'Network', ko: 'SNS 종류', ja: 'SNSの種類' },
} as const satisfies ColumnNames;
