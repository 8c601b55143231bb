import type { brandEvents as english } from '../../en/history/brand-events.ts';
import type { Texts } from '../../texts.ts';

export const brandEvents: Texts<typeof english> = {
  BrandRegistered: 'ブランドが登録されました：{{name}}。',
  BrandRevised: 'ブランド情報が編集されました。',
  BrandPublished: 'ブランドが公開されました。',
  BrandUnpublished: 'ブランドが非公開になりました。',
  BrandPictureSet: '画像が変更されました。',
  BrandBusinessRegistrationSet: '事業者情報が変更されました。',
  BrandBankAccountSet: '振込口座が変更されました。',
  BrandOutStockAddressSet: '出庫先住所が変更されました。',
  BrandPhoneAdded: '電話番号が追加されました。',
  BrandPhoneRevised: '電話番号が編集されました。',
  BrandPhoneRemoved: '電話番号が削除されました。',
  BrandRemoved: 'ブランドが削除されました。',
  BrandAdminAdded: '管理者が追加されました：{{username}}。',
  BrandAdminRegistrationExpired: '完了しなかった管理者登録の期限が切れました。',
  BrandAdminRevised: '管理者の情報が編集されました。',
  BrandAdminPasswordChanged: '管理者のパスワードが変更されました。',
  BrandAdminRemoved: '管理者が削除されました。',
};
