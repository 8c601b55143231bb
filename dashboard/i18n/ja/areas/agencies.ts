import { agencyWords } from '#domain/agencies/words/ja.ts';
import type * as en from '../../en/areas/agencies.ts';
import type { Texts } from '../../texts.ts';

const agency: Texts<typeof en.texts.agency> = {
  create: '代理店を追加',
  createText: '担当者は代理店のページで追加します。',
  remove: '代理店を削除',
  removeText: '{{name}} と担当者は表示されなくなります。会員に紐づく担当者がいる代理店は削除できません。',
  noMembers: '紐づく会員はいません。',
  search: '名前またはウェブアドレス',
  fields: agencyWords,
  sections: {
    profile: '代理店',
    contacts: '担当者',
    members: '会員',
  },
  contact: {
    add: '担当者を追加',
    edit: '担当者を編集',
    remove: '担当者を削除',
    removeText: '{{name}} さんと個人情報は完全に削除されます。会員に紐づく担当者は削除できません。',
    none: '担当者はまだいません。',
  },
  ofMember: {
    noContacts: '担当者がまだいません。代理店のページで先に追加してください。',
    title: '代理店',
    none: '紐づく代理店はありません。',
    add: '担当者を紐づける',
    replace: '変更',
    remove: '担当者の紐づけを解除',
    replaceText: '{{name}} さんの代わりに、選んだ担当者を紐づけます。',
    removeText: '{{name}} さんとの紐づけを解除します。',
  },
};

export const texts = { agency };

export const rooms: Texts<typeof en.rooms> = {
  agencies: '代理店',
  agencyCreate: '代理店の追加',
  agencyEdit: '代理店の編集',
};

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
