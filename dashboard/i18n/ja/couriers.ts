import type { couriers as couriersEn } from '../en/couriers.ts';
import type { Texts } from '../texts.ts';

export const couriers: Texts<typeof couriersEn> = {
  CJ_LOGISTICS: 'CJ大韓通運',
  DVER: 'ディバー',
  FUKUYAMA: '福山通運',
  HANJIN: '韓進宅配',
  JAPAN_POST: '日本郵便',
  LOGEN: 'ロジェン宅配',
  LOTTE_LOGISTICS: 'ロッテ宅配',
  PINGPONG: 'ピンポン',
  SAGAWA: '佐川急便',
  YAMATO: 'ヤマト運輸',
};
