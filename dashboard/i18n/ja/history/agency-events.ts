import type { agencyEvents as english } from '../../en/history/agency-events.ts';
import type { Texts } from '../../texts.ts';

export const agencyEvents: Texts<typeof english> = {
  AgencyRegistered: '代理店を登録しました：{{name}}。',
  AgencyRevised: '代理店の情報を変更しました。',
  AgencyRemoved: '代理店を削除しました。',
  AgencyContactRegistered: '担当者を追加しました。',
  AgencyContactRevised: '担当者の情報を変更しました。',
  AgencyContactRemoved: '担当者を削除しました。',
  MemberAgencyContactAdded: '担当者を紐づけました：{{contactId}}（{{agencyId}}）。',
  MemberAgencyContactRevised: '担当者を変更しました：{{from}} → {{contactId}}（{{agencyId}}）。',
  MemberAgencyContactRemoved: '担当者の紐づけを解除しました：{{contactId}}（{{agencyId}}）。',
};
