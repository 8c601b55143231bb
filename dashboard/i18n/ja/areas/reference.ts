import type * as en from '../../en/areas/reference.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categoryWithId: {
    category: 'カテゴリー {{id}}',
    size_type: 'サイズ {{id}}',
    measurement_type: '採寸項目 {{id}}',
    material_type: '素材 {{id}}',
    style: 'スタイル {{id}}',
    season: 'シーズン {{id}}',
    curation: 'キュレーション {{id}}',
    magazine: 'マガジン{{id}}',
  },
  referenceStatus: {
    none: 'なし',
    active: '使用中',
    retired: '使用終了',
  },
  event: {
    CategoryRegistered: 'カテゴリーが追加されました：{{name}}。',
    CategoryRevised: 'カテゴリーが変更されました。',
    CategoryRetired: 'カテゴリーの使用が終了しました。',
    SizeTypeRegistered: 'サイズが追加されました：{{name}}。',
    SizeTypeRevised: 'サイズが変更されました。',
    SizeTypeRetired: 'サイズの使用が終了しました。',
    MeasurementTypeRegistered: '採寸項目が追加されました：{{name}}。',
    MeasurementTypeRevised: '採寸項目が変更されました。',
    MeasurementTypeRetired: '採寸項目の使用が終了しました。',
    MaterialTypeRegistered: '素材が追加されました：{{name}}。',
    MaterialTypeRevised: '素材が変更されました。',
    MaterialTypeRetired: '素材の使用が終了しました。',
    StyleRegistered: 'スタイルが追加されました：{{name}}。',
    StyleRevised: 'スタイルが変更されました。',
    StyleRetired: 'スタイルの使用が終了しました。',
    SeasonRegistered: 'シーズンが追加されました：{{name}}。',
    SeasonRevised: 'シーズンが変更されました。',
    SeasonRetired: 'シーズンの使用が終了しました。',
    CurationRegistered: 'キュレーションが追加されました：{{name}}。',
    CurationRevised: 'キュレーションが変更されました。',
    CurationRetired: 'キュレーションの使用が終了しました。',
    MagazineRegistered: 'マガジンが追加されました：{{name}}。',
    MagazineRevised: 'マガジンが変更されました。',
    MagazineRetired: 'マガジンの使用が終了しました。',
  },
  field: {
    isPublished: '公開',
    parentId: '上位カテゴリー',
    isSupportMultipleTry: '複数サイズの同時リクエスト',
    categoryIds: '対象カテゴリー',
    productIds: '商品',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    reference: '基準データ',
  },
};
