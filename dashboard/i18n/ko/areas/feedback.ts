import { feedbackWords } from '#domain/feedback/words/ko.ts';
import type * as en from '../../en/areas/feedback.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_feedback: '피드백' },
  categoryWithId: { brand_feedback: '피드백 {{id}}' },
  event: {
    BrandFeedbackGiven: '브랜드가 피드백을 남겼습니다: {{rating}}.',
    BrandFeedbackGiveExpired: '피드백이 등록되지 않았습니다.',
    BrandFeedbackRevised: '피드백을 수정했습니다: {{rating}}.',
    BrandFeedbackRemoved: '브랜드가 피드백을 삭제했습니다.',
    BrandFeedbackTakenUp: '스태프가 피드백을 접수했습니다.',
    BrandFeedbackDelayed: '피드백 처리를 미뤘습니다.',
    BrandFeedbackConfirmed: '피드백 포인트를 확정했습니다.',
    BrandFeedbackDenied: '피드백을 반려했습니다.',
  },
  fieldOf: { brand_feedback: feedbackWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_feedback: '피드백' },
  projection: { brand_feedbacks: '브랜드 피드백' },
};
