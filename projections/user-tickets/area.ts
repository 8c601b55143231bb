import type { Area } from '../area.ts';
import { userTicketsProjection } from './projection.ts';
import { rentalUsesProjection, usesOfTickets } from './rental-uses.ts';
import { rentalUsesTable, ticketUsesTable, userTicketsTable } from './tables.ts';

export const userTickets = {
  tables: {
    'read.userTickets': userTicketsTable,
    'read.rentalUses': rentalUsesTable,
    'read.ticketUses': ticketUsesTable,
  },
  projections: [userTicketsProjection, rentalUsesProjection],
  derived: [usesOfTickets],
} satisfies Area;
