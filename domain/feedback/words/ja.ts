import type { NamesAs } from '../../words/field-names.ts';
import type { feedbackWords as english } from './en.ts';

export const feedbackWords: NamesAs<typeof english> = {
  id: '番号',
  brandFeedbackId: 'フィードバック',
  brandId: 'ブランド',
  lookId: 'ルック',
  userId: '会員',
  status: '状態',
  rating: '評価',
  comment: 'コメント',
  regramPoint: 'リグラムポイント',
  commercialUsePoint: '商用利用ポイント',
  likePoint: 'いいねポイント',
  given: '付与ポイント',
  isLookRemoved: 'ルック削除済み',
  createdTime: '登録日',
  updatedTime: '最終変更',
};
