import type { NamesAs } from '../../words/field-names.ts';
import type { commerceStockWords as english } from './en.ts';

export const commerceStockWords: NamesAs<typeof english> = {
  id: '番号',
  productSizeId: 'サイズ',
  productId: '商品',
  brandId: 'ブランド',
  type: '発送元',
  status: '状態',
  isForSale: '販売中',
  availableCount: '販売可能数',
  reserved: '引当済み',
  soldCount: '販売数',
  orderId: '注文',
  orderItemId: '注文商品',
  createdTime: '初回登録日',
  updatedTime: '最終変更',
};
