import type * as english from '../en/session.ts';
import type { Texts } from '../texts.ts';

export const login: Texts<typeof english.login> = {
  title: 'サインイン',
  subtitle: 'スタッフとブランド管理者のための管理画面',
  as: 'サインインの種類',
  username: 'ユーザー名',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  submit: 'サインイン',
  submitting: 'サインイン中…',
  missing: 'ユーザー名とパスワードを入力してください。',
  noScope: 'このアカウントには管理画面へのアクセス権がありません。',
  wrong: 'ユーザー名またはパスワードが正しくありません。',
  tokenExpired:
    'セッションの有効期限が切れたためサインアウトしました。再度サインインすると元の画面に戻ります。',
  refreshFailed: 'トークンの更新に失敗したためサインアウトしました。再度サインインすると元の画面に戻ります。',
  register: 'ブランドの登録を申請',
  applied: '登録申請を確認しています。決まり次第メールでお知らせします。',
  forgotten: 'ユーザー名やパスワードをお忘れですか？',
  code: '端末の認証コード',
  setUp:
    'ここではスタッフは2段階でサインインします。今、設定してください。これからはサインインのたびに端末のコードを入力します。',
  codeHelp: '認証アプリの6桁の数字、またはリカバリーコード。',
  codeMissing: '認証コードを入力してください。',
  codeWrong: '認証コードが正しくないか、期限が切れています。',
};

export const organization: Texts<typeof english.organization> = {
  enter: '組織のアカウントでサインイン',
  or: 'または',
  working: 'サインイン中…',
  code: '組織での本人確認が済みました。続けて端末の認証コードを入力してください。',
  canceled: '組織でのサインインがキャンセルされたか、拒否されました。',
  over: 'このサインインは使用済みか、期限切れか、別のウィンドウで始めたものです。最初からやり直してください。',
  unknown:
    '組織のアカウントのメールアドレスを持つスタッフのアカウントがありません。管理画面のオーナーにお問い合わせください。',
  other: 'このアドレスのアカウントには別の組織アカウントが連携されています。オーナーが連携を解除できます。',
  unverified: '組織がメールアドレスを確認していないため、アカウントを特定できません。',
  away: '組織のサインインが現在応答していません。しばらくしてからもう一度お試しください。',
  back: 'サインイン画面に戻る',
  linked: '{{issuer}} のアカウントが連携されています。',
  unlink: '連携を解除',
  unlinkOf: '{{name}} の組織アカウントの連携を解除しますか？',
  unlinkText:
    'このアカウントのすべてのサインインが終了します。次に組織のアカウントでサインインすると、そのアカウントが連携されます。',
};

export const signInHelp: Texts<typeof english.signInHelp> = {
  title: 'サインインのお手伝い',
  text: 'アカウントに登録されたアドレスにメールを送ります。ユーザー名と、新しいパスワードを設定するリンクが入っています。',
  email: 'アカウントのメールアドレス',
  noAddress: 'メールアドレスを入力してください。',
  submit: 'メールを送る',
  asked: '{{email}} のアカウントがあれば、メールが送られます。リンクは1時間有効です。',
  toLogin: 'サインイン画面に戻る',
};

export const newPassword: Texts<typeof english.newPassword> = {
  title: '新しいパスワード',
  text: '新しいパスワードを設定すると、すべての端末でこのアカウントのサインインが終了します。',
  password: '新しいパスワード',
  submit: 'パスワードを設定',
  done: '新しいパスワードを設定しました。新しいパスワードでサインインしてください。',
  toLogin: 'サインイン',
  over: 'このリンクは使用済みか、期限が切れています。もう一度メールを依頼してください。',
  askAgain: 'もう一度メールを依頼',
};

export const activation: Texts<typeof english.activation> = {
  text: 'ブランドの管理者に招待されました。サインインに使うパスワードを設定してください。',
  submit: 'パスワードを設定',
  done: 'アカウントの準備ができました。メールにあるユーザー名で、ブランド管理者としてサインインしてください。',
  over: 'このリンクは使用済みか、期限が切れています。招待されたアドレスにもう一度メールを送れます。',
  asked: '招待が有効であれば、招待されたアドレスにメールが再送されます。',
  cutOff: 'アドレスが途中で切れています。メールのアドレスを最後まで開いてください。',
};

export const sessions: Texts<typeof english.sessions> = {
  title: 'サインイン中の端末',
  titleOf: '{{name}}さんがサインイン中の端末',
  current: 'この端末',
  unknownDevice: '不明な端末',
  since: '{{started}}から、最終使用 {{seen}}',
  end: '終了',
  endOf: 'サインインを終了：{{name}}',
  ended: 'サインインを終了しました。',
  none: 'サインイン中の端末はありません。',
};

export const secondFactor: Texts<typeof english.secondFactor> = {
  title: '2段階サインイン',
  off: 'サインインのとき、パスワードに加えてスマートフォンの認証アプリのコードを入力します。パスワードだけではサインインできなくなります。',
  on: 'サインインのとき、端末の認証コードを入力します。残りのリカバリーコード：{{amount}}個',
  password: '現在のパスワード',
  setUp: '設定する',
  remove: '解除',
  scan: '認証アプリで記号をスキャンするか、下の文字を入力してください。その後、アプリに表示されたコードを入力してください。',
  symbol: '認証アプリ用の記号',
  confirm: '確認',
  done: '2段階サインインを設定しました。',
  recovery:
    'このコードを端末とは別に保管してください。端末なしで一度ずつサインインできます。表示されるのは今だけです。',
  recoveryCodes: 'リカバリーコード',
  copy: 'コピー',
  kept: '保管しました',
  onOf: 'サインインに端末の認証コードが必要です。',
  removeOf: '{{name}}さんの2段階サインインを解除しますか？',
  removeOfText:
    '端末をなくしたときだけ解除してください。新しい端末を設定するまで、パスワードだけでサインインできます。',
};
