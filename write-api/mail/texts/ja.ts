import type { LetterTexts, OrderEnd } from './letter-texts.ts';

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
  signUpCode: ({ code, link, minutes }) => ({
    subject: `tryset の認証コード ${code}`,
    text: `tryset 登録の認証コード：${code}

登録を始めた画面に入力するか、次のリンクから続けてください。どちらも${minutes}分間使えます。
${link}

登録を始めた覚えがない場合は、何もする必要はありません。
`,
  }),
  phoneCode: ({ code, minutes }) =>
    `[tryset] 認証コード ${code}（${minutes}分間有効）。ほかの人に教えないでください。`,
  memberCode: ({ code, minutes }) => ({
    subject: `tryset の認証コード ${code}`,
    text: `tryset の登録用認証コード：${code}

登録を始めた画面に入力してください。${minutes}分間使えます。

お心当たりがなければ、このメールは無視してください。
`,
  }),
  signUpKnown: ({ link }) => ({
    subject: 'このアドレスには tryset のアカウントがあります',
    text: `このアドレスで tryset の登録が始められましたが、すでにアカウントがあります。

サインインできない場合は、次のリンクからユーザー名と新しいパスワードを請求してください。
${link}

心当たりがない場合は、何もする必要はありません。
`,
  }),
  memberApproved: ({ username, link }) => ({
    subject: 'tryset への登録が承認されました',
    text: `登録の申請が承認されました。ユーザー名：${username}

${link === null ? '設定したパスワードでサインインしてください。' : `パスワードはまだありません。こちらで、このメールアドレスを使って申請してください：\n${link}`}

これから試着する服をリクエストできます。
`,
  }),
  memberDeclined: ({ reason }) => ({
    subject: 'tryset への登録申請について',
    text: `現在は会員としてお迎えできません。

理由：${reason}

いつでも再び申請できます。
`,
  }),
  brandApproved: ({ brand, username, link }) => ({
    subject: `tryset ${brand} の登録が承認されました`,
    text: `ブランド「${brand}」の登録申請が承認されました。

申請のときに決めたパスワードでサインインしてください。ユーザー名：${username}
${link}

ブランドはまだ公開されていません。先にプロフィールを整え、商品を登録してください。
`,
  }),
  brandDeclined: ({ brand, reason }) => ({
    subject: `tryset ${brand} の登録申請について`,
    text: `申し訳ありませんが、現在ブランド「${brand}」をお受けできません。

理由：${reason}

いつでも再び申請できます。お送りいただいた情報は30日後に削除されます。
`,
  }),
  staffInvitation: ({ username, link, hours }) => ({
    subject: 'tryset 管理画面への招待',
    text: `tryset の管理画面のスタッフとして招待されました。

ユーザー名：${username}

次のリンクでパスワードを設定してください。リンクは${hours}時間、一度だけ使えます。
${link}

心当たりがない場合は、何もする必要はありません。
`,
  }),
  addressProposed: ({ username, address, link }) => ({
    subject: 'trysetアカウントの連絡先の変更が提案されました',
    text: `アカウント${username}の新しい連絡先が提案されました: ${address === '' ? 'なし' : address}

7日後に今の連絡先と入れ替わります。すぐに確認するか、中止するには、こちらを開いてください。
${link}

心当たりがない場合は、中止して私たちにお知らせください。
`,
  }),
  addressMessage: ({ link }) =>
    `[tryset] アカウントの新しい連絡先が提案されました。7日後に変わります。確認または中止: ${link}`,
  ticketAnswered: ({ number, link }) => ({
    subject: `tryset お問い合わせ ${number} 番に回答がありました`,
    text: `お問い合わせ ${number} 番に tryset の担当者が回答しました。

${link === null ? 'アプリのヘルプで回答を確認し、続けてお問い合わせいただけます。' : `次のリンクで回答を確認し、続けてお問い合わせいただけます。\n${link}`}
`,
  }),
  refundNeedsAccount: ({ amount, payment, link }) => ({
    subject: `${amount} の返金先口座をお知らせください`,
    text: `お支払い ${payment} 番について、${amount} を返金いたします。仮想口座へのお支払いだったため、返金先の口座が必要です。

${link === null ? 'アプリのお支払い画面で返金先の口座を入力してください。' : `次のリンクで返金先の口座を入力してください。\n${link}`}

口座はこの返金にのみ使用し、返金後に削除します。お電話で口座をお尋ねすることはありません。
`,
  }),
  cardUnusable: ({ lastFour, reason, link }) => ({
    subject: `カード ···· ${lastFour} でお支払いできません`,
    text: `カード ···· ${lastFour} でお支払いできませんでした。${reason === 'expired' ? 'カードの有効期限が切れています。' : 'カード会社がこのカードを承認していません。'}

${link === null ? 'アプリでカードを変更してください。' : `次のリンクでカードを変更してください。\n${link}`}

未払いの金額は、新しいカードですぐにお支払いされます。以前のカードに再度請求することはありません。
`,
  }),
  passwordChanged: ({ username, link }) => ({
    subject: 'tryset のパスワードが変更されました',
    text: `アカウント ${username} のパスワードが変更され、すべての端末でサインアウトされました。

心当たりがない場合は、すぐに新しいパスワードを設定し、私たちにお知らせください。
${link}
`,
  }),
  addressChanged: ({ username, link }) => ({
    subject: 'tryset アカウントのメールアドレスが変更されました',
    text: `アカウント ${username} のメールアドレスが変更されました。このメールは以前のアドレスと新しいアドレスの両方にお送りしています。

心当たりがない場合は、すぐに新しいパスワードを設定し、私たちにお知らせください。
${link}
`,
  }),
  secondFactorSet: ({ username, link }) => ({
    subject: 'tryset の2段階サインインが設定されました',
    text: `これからアカウント ${username} にサインインするには、端末のコードが必要です。

心当たりがない場合は、すぐに新しいパスワードを設定し、私たちにお知らせください。
${link}
`,
  }),
  secondFactorRemoved: ({ username, link }) => ({
    subject: 'tryset の2段階サインインが解除されました',
    text: `これからアカウント ${username} にサインインするとき、端末のコードは必要ありません。

心当たりがない場合は、すぐに新しいパスワードを設定し、私たちにお知らせください。
${link}
`,
  }),
  secondFactorFailed: ({ username, link }) => ({
    subject: 'tryset アカウントに誤ったコードが入力されました',
    text: `アカウント ${username} のパスワードを知るだれかが、端末の誤ったコードを入力しました。サインインはされていません。

心当たりがない場合は、すぐに新しいパスワードを設定し、私たちにお知らせください。
${link}
`,
  }),
  identityLinked: ({ username, link }) => ({
    subject: '組織のアカウントが tryset のアカウントに連携されました',
    text: `これから組織のアカウントでサインインすると、アカウント ${username} にサインインします。

心当たりがない場合は、すぐに私たちにお知らせのうえ、新しいパスワードを設定してください。
${link}
`,
  }),
  socialLinked: ({ username, link }) => ({
    subject: 'tryset のアカウントにソーシャルアカウントが連携されました',
    text: `これから他のサービスのアカウントでも、アカウント ${username} にサインインできます。

心当たりがない場合は、すぐに新しいパスワードを設定し、私たちにお知らせください。
${link}
`,
  }),
  lookUseEnding: ({ brand, look, day, link }) => ({
    subject: `tryset ${brand}：ルック${look}の利用期間は${day}に終了します`,
    text: `ブランド「${brand}」はルック${look}を${day}まで利用できます。

引き続き利用する場合は、翌日からの利用を新たに依頼してください。
${link}
`,
  }),
  lookUseEnded: ({ brand, look, day, link }) => ({
    subject: `tryset ${brand}：ルック${look}の利用期間が終了しました`,
    text: `ブランド「${brand}」によるルック${look}の利用期間は${day}に終了しました。掲載を取り下げてください。

再び利用する場合は、新たに依頼してください。
${link}
`,
  }),
  brandRenewal: ({ brand, plan, amount, card, day, link }) => ({
    subject: `tryset ${brand} のプランは${day}に更新されます`,
    text: `ブランド「${brand}」のプラン「${plan}」は${day}に更新されます。

金額：${amount}
お支払い：${card === null ? '銀行振込（更新から7日以内）' : `末尾 ${card} のカード`}

プランの変更や更新の停止は、その日までにプランの画面で行ってください。
${link}
`,
  }),
  brandPaymentFailed: ({ brand, plan, amount, card, next, link }) => ({
    subject: `tryset ${brand} のプランのお支払いができませんでした`,
    text: `ブランド「${brand}」のプラン「${plan}」のお支払いができませんでした。

金額：${amount}
お支払い：${card === null ? '利用できるカードがないか、お振込みを確認できませんでした' : `末尾 ${card} のカード`}

${next === null ? '自動でのお支払いは今回が最後です。' : `${next}にもう一度試します。`}別のカードを登録するか、こちらでもう一度お支払いください。
${link}
`,
  }),
  brandPaymentGivenUp: ({ brand, plan, amount, link }) => ({
    subject: `tryset ${brand} のプランが停止しました`,
    text: `ブランド「${brand}」のプラン「${plan}」の料金（${amount}）が支払われなかったため、サービスを停止しました。

進行中の発送は続けられます。商品を再び登録するには、こちらでお支払いください。お支払い後に新しい期間が始まります。
${link}
`,
  }),
  brandPlanPrice: ({ plan, before, after, from, link }) => ({
    subject: `tryset プラン「${plan}」の料金変更のお知らせ`,
    text: `プラン「${plan}」の料金が変わります。

現在：${before}
${from}以降に始まる期間：${after}

次の期間はプランの画面で確認できます。
${link}
`,
  }),
  ticketRenewal: ({ plan, amount, card, usesPoints, day }) => ({
    subject: `tryset のチケットは${day}に更新されます`,
    text: `プラン「${plan}」のチケットは${day}に更新されます。

金額：${amount}
お支払い：${usesPoints ? 'ポイントを先に使い、残りは' : ''}${card === null ? 'カード（カードが登録されていません）' : `末尾 ${card} のカード`}

プラン、カード、更新の変更は、その日までにアプリで行ってください。
`,
  }),
  ticketPaymentFailed: ({ plan, amount, card, next }) => ({
    subject: 'tryset のチケットのお支払いができませんでした',
    text: `プラン「${plan}」のチケットを更新できませんでした。お支払いが済むまで、トライセットを申し込めません。

金額：${amount}
お支払い：${card === null ? '利用できるカードがありません' : `末尾 ${card} のカード`}

${next === null ? '自動でのお支払いは今回が最後です。' : `${next}にもう一度試します。`}アプリで別のカードを登録するか、お支払いください。
`,
  }),
  ticketPaymentGivenUp: ({ plan, amount }) => ({
    subject: 'tryset のチケットが終了しました',
    text: `プラン「${plan}」のチケットの料金（${amount}）が支払われなかったため、チケットを終了しました。

トライセットを再び申し込むには、アプリでプランにお申し込みください。
`,
  }),
  memberPlanPrice: ({ plan, before, after, from }) => ({
    subject: `tryset プラン「${plan}」の料金変更のお知らせ`,
    text: `ご利用中のプラン「${plan}」の料金が変わります。

現在：${before}
${from}以降に始まるチケット：${after}

プランの変更や更新の停止は、アプリで行ってください。
`,
  }),
  orderPlaced: ({ order, items, amount, due }) => ({
    subject: `tryset ご注文 ${order} 番を承りました`,
    text: `ご注文の商品：${items}

お支払い金額：${amount}
お支払い期限：${due}（ソウル時間）

期限までにお支払いがない場合、ご注文は取り消されます。お支払いと取り消しはアプリで行えます。
`,
  }),
  orderPaid: ({ order, items }) => ({
    subject: `tryset ご注文 ${order} 番のお支払いが完了しました`,
    text: `お支払い済みの商品：${items}

発送時に改めてお知らせします。ご注文内容と領収書はアプリで確認できます。
`,
  }),
  orderEnded: ({ order, items, why }) => ({
    subject: `tryset ご注文 ${order} 番が取り消されました`,
    text: `取り消された商品：${items}
理由：${orderEnds[why]}

ご利用のポイントはお戻ししました。商品をご希望の場合は、アプリでもう一度ご注文ください。
`,
  }),
  orderItemsCanceled: ({ order, items }) => ({
    subject: `tryset ご注文 ${order} 番の一部が取り消されました`,
    text: `取り消された商品：${items}

代金とポイントをお戻しします。返金の状況はアプリで確認できます。
`,
  }),
  orderShipped: ({ order, items, courier, trackingNumber }) => ({
    subject: `tryset ご注文 ${order} 番の商品を発送しました`,
    text: `発送した商品：${items}

配送会社：${courier}
追跡番号：${trackingNumber}
`,
  }),
  orderRefunded: ({ order, amount }) => ({
    subject: `tryset ご注文 ${order} 番の ${amount} を返金しました`,
    text: `ご注文 ${order} 番の ${amount} を返金しました。

銀行やカード会社の明細に載るまで、数日かかることがあります。
`,
  }),
  orderReturnReceived: ({ order, items }) => ({
    subject: `tryset ご注文 ${order} 番の返品を受け取りました`,
    text: `受け取った商品：${items}

代金とポイントをお戻しします。返金の状況はアプリで確認できます。
`,
  }),
  orderReturnRefused: ({ order, items, reason }) => ({
    subject: `tryset ご注文 ${order} 番の返品をお受けできませんでした`,
    text: `返品をお受けできない商品：${items}

理由：${reason}

ご不明な点は、アプリでお問い合わせください。
`,
  }),
};

const orderEnds: Readonly<Record<OrderEnd, string>> = {
  canceled: 'お支払いの前に取り消されました。',
  expired: '期限までにお支払いがありませんでした。',
  failed: 'お支払いができませんでした。',
  forged: 'ご請求と異なる金額が支払われました。お支払い分は返金します。',
};
