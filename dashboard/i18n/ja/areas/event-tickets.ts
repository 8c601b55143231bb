import { eventTicketWords } from '#domain/event-tickets/words/ja.ts';
import type * as en from '../../en/areas/event-tickets.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

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

export const replay: Texts<typeof en.replay> = { projection: {} };
