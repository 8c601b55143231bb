import { userTicketWords } from '#domain/user-tickets/words/ja.ts';
import type * as en from '../../en/areas/user-tickets.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: {
    user_ticket: 'チケット',
    member_tickets: '会員のチケット',
  },
  categoryWithId: {
    user_ticket: 'チケット {{id}}',
    member_tickets: '会員のチケット {{id}}',
  },
  event: {
    UserTicketRequested: 'チケットが申し込まれました：{{amount}}。',
    UserTicketRequestExpired: 'チケットは申し込まれませんでした。',
    UserTicketPaid: 'チケットが支払われました：{{amount}}。',
    UserTicketPaymentFailed: 'チケットの支払いに失敗しました（{{failure}}回目）。',
    UserTicketGivenUp: 'チケットは未払いのまま終了しました。',
    UserTicketBegan: 'チケットの利用が始まりました。',
    UserTicketEnded: 'チケットが終了しました。次のプラン：{{nextMemberPlanId}}。',
    UserTicketCanceled: 'チケットが取り消されました：{{refund}} を返金。',
    UserTicketRefundNoted: 'チケットの代金が返金されました：{{amount}}。',
    UserTicketNextPlanChosen: '次のプランが選択されました：{{nextMemberPlanId}}。',
    UserTicketRechargingChanged: '自動更新が変更されました：{{isRecharging}}。',
    MemberTicketOpened: '会員のチケットになりました：{{ticketId}}。',
    MemberTicketClosed: '会員のチケットが終わりました：{{ticketId}}。',
  },
  fieldOf: { user_ticket: userTicketWords },
};

export const replay: Texts<typeof en.replay> = { projection: {} };
