import type * as en from '../../en/areas/products.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    product: '商品',
  },
  categoryWithId: {
    product: '商品{{id}}',
  },
  event: {
    ProductRegistered: '商品が登録されました：{{name}}。',
    ProductRegistrationExpired: '完了しなかった商品登録の期限が切れました。',
    ProductRevised: '商品情報が変更されました。',
    ProductPublished: '商品が公開されました。',
    ProductUnpublished: '商品が非公開になりました。',
    ProductPictureStripped: '商品の写真から撮影情報を削除しました。',
    ProductCoverSet: 'メイン画像が設定されました。',
    ProductContentsSet: '商品画像が設定されました。',
    ProductSoldOutMarked: '品切れに設定されました。',
    ProductSoldOutUnmarked: '品切れが解除されました。',
    ProductMaxPieceCountSet: '構成点数が設定されました：{{maxPieceCount}}。',
    ProductMerged: '商品ファミリーにまとめられました。基準の商品：{{familyId}}。',
    ProductRemoved: '商品が削除されました。',
    ProductSizeAdded: '商品のサイズが追加されました：{{productSizeId}}。',
    ProductSizeRevised: '商品のサイズが変更されました：{{productSizeId}}。',
    ProductSizeSoldOutMarked: '商品のサイズが品切れに設定されました：{{productSizeId}}。',
    ProductSizeSoldOutUnmarked: '商品のサイズの品切れが解除されました：{{productSizeId}}。',
    ProductSizeRemoved: '商品のサイズが削除されました：{{productSizeId}}。',
  },
  field: {
    price: '価格',
    colorCode: 'カラー',
    materials: '素材',
    externalLink: 'リンク',
    subsidiaryInfo: '補足情報',
    enterpriseProductCode: 'ブランド独自コード',
    isSaleForCurator: 'キュレーター販売',
    isCommerceSaleAvailable: '一般販売',
    coverImage: 'メイン画像',
    contents: '画像',
    isSoldOut: '品切れ',
    maxPieceCount: '構成点数',
    familyId: '商品ファミリー',
    sizes: 'サイズ',
    measurements: '採寸',
    attribute: '部位',
    value: '値',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    product: '商品',
  },
  projection: {
    products: '商品',
    product_sizes: '商品サイズ',
  },
};
