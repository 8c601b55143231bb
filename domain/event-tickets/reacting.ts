import type { Reacting } from '../reacting.ts';
import {
  type EventTicketUses,
  type EventTicketUsesCommand,
  type EventTicketUsesEvent,
  eventTicketUses,
} from './uses.ts';

export const eventTicketUsesReacting: Reacting<
  EventTicketUses,
  EventTicketUsesCommand,
  EventTicketUsesEvent
> = {
  decider: eventTicketUses,
};
