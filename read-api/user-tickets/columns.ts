import { memberPlanWords as planEn } from '#domain/member-plans/words/en.ts';
import { memberPlanWords as planJa } from '#domain/member-plans/words/ja.ts';
import { memberPlanWords as planKo } from '#domain/member-plans/words/ko.ts';
import { userTicketWords as en } from '#domain/user-tickets/words/en.ts';
import { userTicketWords as ja } from '#domain/user-tickets/words/ja.ts';
import { userTicketWords as ko } from '#domain/user-tickets/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

const plan = columnNames({ en: planEn, ja: planJa, ko: planKo });

/** Column names of the tickets' files: those of its fields and of its plan's fields. */
export const userTicketColumns = {
  ...columnNames({ en, ja, ko }),
  plan_type: plan.plan_type,
  price: plan.price,
  currency: plan.currency,
  max_closet_limit: plan.max_closet_limit,
  max_items_limit: plan.max_items_limit,
  username: { en: 'Username', ko: '사용자 이름', ja: 'ユーザー名' },
  used_closets: { en: 'Trysets used', ko: '사용한 트라이셋', ja: '利用済みトライセット' },
  used_items: { en: 'Items used', ko: '사용한 아이템', ja: '利用済みアイテム' },
  paid_amount: { en: 'Paid amount', ko: '결제 금액', ja: '支払額' },
  card: { en: 'Card', ko: '카드', ja: 'カード' },
  next_plan: { en: 'Next plan', ko: '다음 요금제', ja: '次のプラン' },
} as const;
