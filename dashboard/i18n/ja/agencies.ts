import { agencyWords } from '#domain/agencies/words/ja.ts';
import type { agency as english } from '../en/agencies.ts';
import type { Texts } from '../texts.ts';

export const agency: Texts<typeof english> = {
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
