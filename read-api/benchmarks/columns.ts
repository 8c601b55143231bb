import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's sheets; `sharedColumns` has the others. */
export const benchmarkColumns = {
  category: { en: 'Category', ko: '카테고리', ja: 'カテゴリー' },
  decided: { en: 'People decided', ko: '사람의 결정', ja: '人の判断' },
  decided_reasons: { en: 'People: reasons', ko: '사람: 사유', ja: '人: 理由' },
  evidence: { en: 'Method: evidence', ko: '방법: 근거', ja: '方法: 根拠' },
  input_tokens: { en: 'Tokens in', ko: '입력 토큰', ja: '入力トークン' },
  link: { en: 'Link', ko: '링크', ja: 'リンク' },
  look_id: { en: 'Look no.', ko: '룩 번호', ja: 'ルック番号' },
  look_item_id: { en: 'Tag no.', ko: '태그 번호', ja: 'タグ番号' },
  milliseconds: { en: 'Time (ms)', ko: '시간 (ms)', ja: '時間 (ms)' },
  needs_review: { en: 'To review', ko: '검토 필요', ja: '要確認' },
  output_tokens: { en: 'Tokens out', ko: '출력 토큰', ja: '出力トークン' },
  failure: { en: 'Why no answer', ko: '답이 없는 이유', ja: '回答がない理由' },
  sns_type: { en: 'Network', ko: 'SNS 종류', ja: 'SNSの種類' },
  user_result: { en: 'Reviewed', ko: '검토 결과', ja: '確認結果' },
  user_result_reasons: { en: 'Reviewed: reasons', ko: '검토: 사유', ja: '確認: 理由' },
  verdict: { en: 'Method says', ko: '방법의 판단', ja: '方法の判断' },
  verdict_reasons: { en: 'Method: reasons', ko: '방법: 사유', ja: '方法: 理由' },
} as const satisfies ColumnNames;
