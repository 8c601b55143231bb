import type { LetterTexts } from './texts.ts';

export const ja: LetterTexts = {
  brandInvitation: ({ brand, username, link, hours }) => ({
    subject: `tryset ${brand} 管理者への招待`,
    text: `tryset の管理画面で、ブランド「${brand}」の管理者に招待されました。

ユーザー名：${username}

次のリンクでパスワードを設定してください。リンクは${hours}時間、一度だけ使えます。
${link}

心当たりがない場合は、何もする必要はありません。
`,
  }),
  signInHelp: ({ username, link, minutes }) => ({
    subject: 'tryset ユーザー名と新しいパスワードのご案内',
    text: `このアドレスのアカウントについて、サインインの手助けの依頼がありました。

ユーザー名：${username}

次のリンクで新しいパスワードを設定してください。リンクは${minutes}分間、一度だけ使えます。
${link}

心当たりがない場合は、何もする必要はありません。パスワードは変わりません。
`,
  }),
};
