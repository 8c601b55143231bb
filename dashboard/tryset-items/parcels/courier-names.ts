import { type CourierCode, couriers } from '#domain/couriers.ts';
import { couriers as en } from '../../i18n/en/couriers.ts';
import { couriers as ja } from '../../i18n/ja/couriers.ts';
import { couriers as ko } from '../../i18n/ko/couriers.ts';
import { bareText } from '../../kit/list/bare-text.ts';

/** Other names of the couriers, as in the spreadsheets of shippers. */
const alsoCalled: Partial<Record<CourierCode, readonly string[]>> = {
  CJ_LOGISTICS: ['CJ', '대한통운', 'CJ택배', 'CJ GLS', '大韓通運'],
  FUKUYAMA: ['후쿠야마', '福山', 'フクヤマ'],
  HANJIN: ['한진', '韓進'],
  JAPAN_POST: ['JP', 'JP Post', '일본 우체국', 'ゆうパック', 'ゆうびん', '郵便局'],
  LOGEN: ['로젠', 'ロジェン'],
  LOTTE_LOGISTICS: ['Lotte', '롯데', '롯데글로벌로지스', '현대택배', 'ロッテ'],
  SAGAWA: ['사가와택배', '佐川', 'サガワ', 'SGW'],
  YAMATO: ['야마토운수', 'ヤマト', 'クロネコ', 'クロネコヤマト', 'ヤマト運輸', '宅急便', 'TA-Q-BIN'],
};

const byName = new Map<string, CourierCode>(
  couriers.flatMap(({ code, name }) =>
    [code, name, en[code], ko[code], ja[code], ...(alsoCalled[code] ?? [])].map(
      (called) => [bareText(called), code] as const,
    ),
  ),
);

/** The courier that a text names: by its code, or by its name in any of the three languages. */
export function courierOf(text: string): CourierCode | null {
  return byName.get(bareText(text)) ?? null;
}
