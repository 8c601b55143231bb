import type { memberEvents as english } from '../../en/history/member-events.ts';
import type { Texts } from '../../texts.ts';

export const memberEvents: Texts<typeof english> = {
  MemberRegistered: '会員が登録されました。',
  MemberRegistrationExpired: '完了しなかった会員登録の期限が切れました。',
  MemberRevised: 'プロフィールが編集されました。',
  MemberPersonalDataSet: '連絡先が変更されました。',
  MemberRoleChanged: '役割が変更されました： {{from}} → {{to}}。',
  MemberGradeChanged: 'グレードが変更されました： {{from}} → {{to}}。',
  MemberSystemSettingRevised: '設定が変更されました。',
  MemberLostAndFoundNoted: '忘れ物のメモが変更されました。',
  MemberPictureSet: '写真が変更されました。',
  MemberForgettingRequested: '会員情報の消去が依頼されました。',
  MemberForgotten: '会員情報が消去されました。',
};
