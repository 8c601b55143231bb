import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const trysetItemColumns = {
  box_score: { en: 'Box score', ko: '박스 점수', ja: 'ボックススコア' },
  confirmed_pickup_date: { en: 'Pickup confirmed for', ko: '수거 확정일', ja: '集荷確定日' },
  courier: { en: 'Courier', ko: '택배사', ja: '配送会社' },
  damage_reported_time: { en: 'Damage reported', ko: '파손 신고 시각', ja: '破損の報告日時' },
  deferred_reason: { en: 'Why deferred', ko: '보류 사유', ja: '保留理由' },
  delivered_time: { en: 'Delivered', ko: '배송 완료 시각', ja: '配達日時' },
  max_extended_look_post_date: { en: 'Post extended to', ko: '연장된 포스팅 기한', ja: '延長後の投稿期限' },
  metadata: { en: 'Metadata', ko: '메타데이터', ja: 'メタデータ' },
  outcome: { en: 'What became of it', ko: '결과', ja: '結果' },
  outcome_cause: { en: 'Cause', ko: '결과 사유', ja: '結果の理由' },
  post_status: { en: 'Post', ko: '포스팅', ja: '投稿' },
  refusal_reason: { en: 'Why no post', ko: '포스팅 거부 사유', ja: '投稿しない理由' },
  remaining_days: { en: 'Days left', ko: '남은 일수', ja: '残り日数' },
  requested_pickup_date: { en: 'Pickup wished for', ko: '수거 희망일', ja: '集荷希望日' },
  return_arrived_time: { en: 'Return arrived', ko: '반납 도착 시각', ja: '返却到着日時' },
  return_courier: { en: 'Return courier', ko: '반납 택배사', ja: '返却の配送会社' },
  return_tracking_number: { en: 'Return tracking number', ko: '반납 운송장 번호', ja: '返却の追跡番号' },
  stock_id: { en: 'Garment no.', ko: '재고 번호', ja: '在庫番号' },
  tracking_number: { en: 'Tracking number', ko: '운송장 번호', ja: '追跡番号' },
} as const satisfies ColumnNames;
