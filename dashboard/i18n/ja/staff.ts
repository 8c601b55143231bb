import { words } from '#domain/words/ja.ts';
import type * as en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

export const staff: Texts<typeof en.staff> = {
  invite: 'スタッフを招待',
  send: '招待メールを送る',
  sent: '招待メールを送りました。',
  inviteText: 'パスワードを設定するリンクをこのアドレスに送ります。リンクは3日間、一度だけ使えます。',
  invited: '招待中',
  active: '有効',
  you: '自分',
  section: 'スタッフ',
  actions: '操作',
  renew: '招待メールをもう一度送る',
  renewText:
    '{{name}} さんに、{{email}} へもう一度メールを送ります。新しいリンクは3日間使えます。先に送ったリンクも期限まで使えます。',
  remove: 'アカウントを閉じる',
  removeText:
    '{{name}} さんはすべての端末でサインアウトされ、サインインできなくなります。ユーザー名は再び使えるようになり、行ったことはすべての履歴に残ります。',
  removeSelf: 'ご自身のアカウントです。すぐにサインアウトされます。',
  activationText: '管理画面のスタッフとして招待されました。サインインに使うパスワードを設定してください。',
  activated: 'アカウントの準備ができました。メールにあるユーザー名で、スタッフとしてサインインしてください。',
  roles: '役割',
  role: words.staffRole,
  roleHelp: {
    auditor: 'すべてを見られますが、変更はできません。',
    operator: '日常の業務をすべて行えます。',
    support: 'リプレイ、修復、強制操作を行えます。',
    owner: 'アカウントや方針も含め、すべて行えます。',
  },
  rolesText:
    '役割を変えると、このアカウントはすべての端末でサインアウトされ、サインインし直す必要があります。',
  fields: {
    id: '番号',
    username: 'ユーザー名',
    name: '名前',
    email: 'メールアドレス',
    phone: '電話番号',
  },
  columns: {
    who: 'スタッフ',
    status: 'アカウント',
    created: '登録日',
    updated: '最終変更',
  },
  filters: {
    q: '名前、ユーザー名、メール',
    role: '役割',
    ids: 'アカウント番号',
  },
};
