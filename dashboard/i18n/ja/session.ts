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
};
