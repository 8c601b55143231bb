import { eventTicketWords } from '#domain/event-tickets/words/ja.ts';
import type * as en from '../../en/areas/event-tickets.ts';
import type { Texts } from '../../texts.ts';

const eventTicket: Texts<typeof en.texts.eventTicket> = {
  fields: eventTicketWords,
  create: 'イベントチケットを追加',
  createText: '会員は二つの日付の間に、専用の価格で申し込みます。',
  durationHelp: 'チケットの長さです。P1M は1か月、P14D は14日です。日付を固定する場合は空欄にします。',
  priceHelp: '税込みの金額です。提供しない地域は空欄にします。',
  retire: 'イベントチケットを終了',
  retireText: '{{name}} では申し込めなくなります。利用した会員 {{amount}} 人のチケットはそのまま使えます。',
  search: 'イベントチケット名',
  noPlans: '先に会員プランを追加してください。',
  isOpen: '申込受付中か',
  signup: { open: '申込受付中', closed: '申込受付外' },
  columns: { active: '有効期間', uses: '利用数' },
  section: '特典',
  refused: {
    used_before: 'この会員はこのイベントチケットを利用済みです。使わずに申し込んでください。',
    used_up: 'このイベントチケットは {{maxUses}} 回すべて利用されました。使わずに申し込んでください。',
    unknown: 'そのイベントチケットはありません。',
    other_plan: '別のプランのイベントチケットです。そのプランを選んでください。',
    closed: 'このイベントチケットの申込期間は {{from}} から {{to}} までです。',
    not_offered: 'このイベントチケットはこの会員の地域では提供していません。',
    bad_days: '1日から2年までの期間か、開始日と終了日のどちらかを入力してください。',
    bad_signup: '申込終了日が開始日より前です。日付を直してください。',
  },
};

export const texts: Texts<typeof en.texts> = { eventTicket };

export const rooms: Texts<typeof en.rooms> = {
  eventTickets: 'イベントチケット',
  eventTicketCreate: 'イベントチケットを追加',
  eventTicket: 'イベントチケット',
};

export const history: Texts<typeof en.history> = {
  categories: {
    event_ticket: 'イベントチケット',
    event_ticket_uses: 'イベントチケットの利用',
  },
  categoryWithId: {
    event_ticket: 'イベントチケット {{id}}',
    event_ticket_uses: 'イベントチケットの利用 {{id}}',
  },
  event: {
    EventTicketRegistered: 'イベントチケットが登録されました：{{name}}。',
    EventTicketRevised: 'イベントチケットが変更されました。',
    EventTicketRetired: 'イベントチケットが廃止されました。',
    EventTicketUsed: 'イベントチケットが利用されました（チケット {{ticketId}}）。',
    EventTicketUseReturned: 'イベントチケットの利用が取り消されました（チケット {{ticketId}}）。',
  },
  fieldOf: { event_ticket: eventTicketWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { event_ticket: 'イベントチケット' },
  projection: { event_tickets: 'イベントチケット' },
};
