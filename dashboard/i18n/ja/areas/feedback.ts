import { feedbackWords } from '#domain/feedback/words/ja.ts';
import type * as en from '../../en/areas/feedback.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_feedback: 'フィードバック' },
  categoryWithId: { brand_feedback: 'フィードバック {{id}}' },
  event: {
    BrandFeedbackGiven: 'ブランドがフィードバックを登録しました：{{rating}}。',
    BrandFeedbackGiveExpired: 'フィードバックは登録されませんでした。',
    BrandFeedbackRevised: 'フィードバックを変更しました：{{rating}}。',
    BrandFeedbackRemoved: 'ブランドがフィードバックを削除しました。',
    BrandFeedbackTakenUp: 'スタッフがフィードバックの対応を始めました。',
    BrandFeedbackDelayed: 'フィードバックの対応を延期しました。',
    BrandFeedbackConfirmed: 'フィードバックのポイントを確定しました。',
    BrandFeedbackDenied: 'フィードバックを却下しました。',
  },
  fieldOf: { brand_feedback: feedbackWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { brand_feedback: 'フィードバック' },
  projection: { brand_feedbacks: 'ブランドのフィードバック' },
};
