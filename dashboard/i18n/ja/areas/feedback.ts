import { feedbackWords } from '#domain/feedback/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/feedback.ts';
import type { Texts } from '../../texts.ts';

const brandFeedback: Texts<typeof en.texts.brandFeedback> = {
  status: words.feedbackState,
  rating: words.feedbackRating,
  fields: feedbackWords,
  title: 'フィードバック',
  give: 'フィードバックを送る',
  giveOn: 'ルック{{amount}}件にフィードバック',
  givenOn: 'ルック{{amount}}件にフィードバックを送りました。',
  send: '送信',
  revise: '修正',
  reason: '理由',
  none: 'まだフィードバックはありません。',
  noneOfBrand: 'まだフィードバックを送っていません。',
  pointsText: 'ポイントはスタッフが判断します。ポイントのないフィードバックはすぐに確定し、変更できません。',
  refused: {
    look_removed: 'ルックが削除されたため、フィードバックは自動で却下されます。',
    points_missing: 'ポイントを求めるフィードバックです。削除してから、ポイントなしで送ってください。',
    points_too_high: 'ブランドが求めたポイント以下で入力してください。',
  },
};

const feedbackActions: Texts<typeof en.texts.feedbackActions> = {
  give: '送る',
  expire: '失効',
  revise: '修正',
  remove: '削除',
  take_up: '対応を開始',
  delay: '保留',
  confirm: 'ポイントを確定',
  deny: '却下',
  deny_removed: 'ルック削除により却下',
};

export const texts = { brandFeedback, feedbackActions };

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
