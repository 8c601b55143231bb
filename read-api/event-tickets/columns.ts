import { eventTicketWords as en } from '#domain/event-tickets/words/en.ts';
import { eventTicketWords as ja } from '#domain/event-tickets/words/ja.ts';
import { eventTicketWords as ko } from '#domain/event-tickets/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of the event tickets' files: those of its fields. */
export const eventTicketColumns = {
  ...columnNames({ en, ja, ko }),
  plan: { en: 'Plan', ko: '요금제', ja: 'プラン' },
  price_korea: { en: 'Price in Korea', ko: '한국 가격', ja: '韓国での価格' },
  price_japan: { en: 'Price in Japan', ko: '일본 가격', ja: '日本での価格' },
  use_count: { en: 'Uses', ko: '사용 수', ja: '利用数' },
} as const;
