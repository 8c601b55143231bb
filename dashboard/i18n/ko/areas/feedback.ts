import { feedbackWords } from '#domain/feedback/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/feedback.ts';
import type { Texts } from '../../texts.ts';

const brandFeedback: Texts<typeof en.texts.brandFeedback> = {
  status: words.feedbackState,
  rating: words.feedbackRating,
  fields: feedbackWords,
  title: '피드백',
  give: '피드백 남기기',
  giveOn: '룩 {{amount}}건에 피드백',
  givenOn: '룩 {{amount}}건에 피드백을 남겼습니다.',
  send: '보내기',
  revise: '수정',
  reason: '사유',
  none: '아직 피드백을 남긴 브랜드가 없습니다.',
  noneOfBrand: '아직 피드백을 남기지 않았습니다.',
  pointsText: '포인트는 운영팀이 결정합니다. 포인트가 없는 피드백은 바로 확정되며 수정할 수 없습니다.',
  refused: {
    look_removed: '룩이 삭제되어 피드백이 자동으로 반려됩니다.',
    points_missing: '포인트를 요청한 피드백입니다. 삭제한 뒤 포인트 없이 다시 남겨 주세요.',
    points_too_high: '브랜드가 요청한 포인트 이하로 입력하세요.',
  },
};

const feedbackActions: Texts<typeof en.texts.feedbackActions> = {
  give: '남기기',
  expire: '만료',
  revise: '수정',
  remove: '삭제',
  take_up: '접수',
  delay: '보류',
  confirm: '포인트 확정',
  deny: '반려',
  deny_removed: '룩 삭제로 반려',
};

export const texts = { brandFeedback, feedbackActions };

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
