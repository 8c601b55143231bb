import type { couriers as couriersEn } from '../en/couriers.ts';
import type { Texts } from '../texts.ts';

export const couriers: Texts<typeof couriersEn> = {
  CJ_LOGISTICS: 'CJ대한통운',
  DVER: '디버',
  FUKUYAMA: '후쿠야마통운',
  HANJIN: '한진택배',
  JAPAN_POST: '일본우편',
  LOGEN: '로젠택배',
  LOTTE_LOGISTICS: '롯데택배',
  PINGPONG: '핑퐁',
  SAGAWA: '사가와',
  YAMATO: '야마토',
};
