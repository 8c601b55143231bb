import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { userTicketPast, userTicketsThen } from './past.ts';
import { userTicketRoutes } from './routes.ts';
import { userTicketsSearched } from './searched-streams.ts';

export const userTickets: Area = {
  routes: [userTicketRoutes],
  streams: {
    user_ticket: {
      fold: fold(userTicket.initial, userTicket.evolve),
      isFilter: true,
      field: 'ticketId',
      housekeeping: ['UserTicketRequestExpired'],
    },
  },
  searchedBy: userTicketsSearched,
  past: userTicketPast,
  rowsThen: userTicketsThen,
};
