import type * as en from '../../en/areas/brands.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    brand: 'ブランド',
    brand_admin: 'ブランド管理者',
  },
  categoryWithId: {
    brand: 'ブランド {{id}}',
    brand_admin: 'ブランド管理者 {{id}}',
  },
  brandStatus: {
    none: 'なし',
    unpublished: '非公開',
    published: '公開',
    removed: '削除済み',
  },
  event: {
    BrandRegistered: 'ブランドが登録されました：{{name}}。',
    BrandRevised: 'ブランド情報が編集されました。',
    BrandPublished: 'ブランドが公開されました。',
    BrandUnpublished: 'ブランドが非公開になりました。',
    BrandPictureSet: '画像が変更されました。',
    BrandBusinessRegistrationSet: '事業者情報が変更されました。',
    BrandBankAccountSet: '振込口座が変更されました。',
    BrandOutStockAddressSet: '出庫先住所が変更されました。',
    BrandCertificationRuleSet: 'ルックの認証方式を設定しました：{{certificationRule}}。',
    BrandPhoneAdded: '電話番号が追加されました。',
    BrandPhoneRevised: '電話番号が編集されました。',
    BrandPhoneRemoved: '電話番号が削除されました。',
    BrandRemoved: 'ブランドが削除されました。',
    BrandAdminAdded: '管理者が追加されました：{{username}}。',
    BrandAdminRegistrationExpired: '完了しなかった管理者登録の期限が切れました。',
    BrandAdminRevised: '管理者の情報が編集されました。',
    BrandAdminPasswordChanged: '管理者のパスワードが変更されました。',
    BrandAdminPasswordLinkMailed: '管理者に新しいパスワードを設定するリンクをメールで送りました。',
    BrandAdminRemoved: '管理者が削除されました。',
  },
  field: {
    list: '一覧画像',
    logo: 'ロゴ',
    title: 'タイトル画像',
    business_certificate: '事業者登録証',
    nameKo: '韓国語名',
    skuCode: 'SKUコード',
    instagramId: 'インスタグラム',
    commissionRate: '手数料率（%）',
    isFeatured: 'おすすめ',
    isExclusive: '専属',
    exclusiveCuratorIds: '指定キュレーター',
    agreeMarketing: 'マーケティング配信の同意',
    businessRegistration: '事業者情報',
    bankAccount: '振込口座',
    outStockAddress: '出庫先住所',
    certificationRule: 'ルックの認証方式',
    essentialHashtags: '必須ハッシュタグ',
    essentialWords: '必須の言葉',
    phones: '電話番号',
    phoneId: '電話番号の番号',
    contact: '連絡先',
    brandAdminId: 'ブランド管理者',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    brand: 'ブランド',
    brand_admin: 'ブランド管理者',
  },
  projection: {
    brands: 'ブランド',
    brand_admins: 'ブランド管理者',
    people_brand_admins: 'ブランド管理者の連絡先',
    people_brands: 'ブランドの事業者情報',
  },
};
