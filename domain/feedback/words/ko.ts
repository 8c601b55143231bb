import type { NamesAs } from '../../words/field-names.ts';
import type { feedbackWords as english } from './en.ts';

export const feedbackWords: NamesAs<typeof english> = {
  id: '번호',
  brandFeedbackId: '피드백',
  brandId: '브랜드',
  lookId: '룩',
  userId: '회원',
  status: '상태',
  rating: '평가',
  comment: '코멘트',
  regramPoint: '리그램 포인트',
  commercialUsePoint: '상업적 이용 포인트',
  likePoint: '좋아요 포인트',
  given: '지급 포인트',
  isLookRemoved: '룩 삭제됨',
  createdTime: '등록일',
  updatedTime: '최근 변경',
};
