import type { staffEvents as english } from '../../en/history/staff-events.ts';
import type { Texts } from '../../texts.ts';

export const staffEvents: Texts<typeof english> = {
  StaffAdded: 'スタッフアカウントが追加されました：{{username}}。',
  StaffRegistrationExpired: '完了しなかったスタッフ登録の期限が切れました。',
  StaffPersonalDataSet: 'スタッフの情報が変更されました。',
  StaffPasswordChanged: 'スタッフアカウントのパスワードが変更されました。',
  StaffRemoved: 'スタッフアカウントが削除されました。',
};
