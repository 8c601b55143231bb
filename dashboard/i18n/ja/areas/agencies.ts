import { agencyWords } from '#domain/agencies/words/ja.ts';
import type * as en from '../../en/areas/agencies.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    agency: '代理店',
    agency_contact: '代理店の担当者',
  },
  categoryWithId: {
    agency: '代理店 {{id}}',
    agency_contact: '代理店の担当者 {{id}}',
    member_agencies: '会員 {{id}} の代理店',
  },
  event: {
    AgencyRegistered: '代理店を登録しました：{{name}}。',
    AgencyRevised: '代理店の情報を変更しました。',
    AgencyRemoved: '代理店を削除しました。',
    AgencyContactRegistered: '担当者を追加しました。',
    AgencyContactRevised: '担当者の情報を変更しました。',
    AgencyContactRemoved: '担当者を削除しました。',
    MemberAgencyContactAdded: '担当者を紐づけました：{{contactId}}（{{agencyId}}）。',
    MemberAgencyContactRevised: '担当者を変更しました：{{from}} → {{contactId}}（{{agencyId}}）。',
    MemberAgencyContactRemoved: '担当者の紐づけを解除しました：{{contactId}}（{{agencyId}}）。',
  },
  fieldOf: { agency: agencyWords, agency_contact: agencyWords, member_agencies: agencyWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    agency: '代理店',
    agency_contact: '代理店の担当者',
  },
  projection: {
    people_agency_contacts: '代理店の担当者の連絡先',
    agencies: '代理店',
    agency_contacts: '代理店の担当者',
    member_agencies: '会員の代理店',
  },
};
