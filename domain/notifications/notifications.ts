import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/** Events of `notifications-<label>-<id>`: up to when somebody has seen what concerns them; an ISO instant. */
export type NotificationsEvent = DomainEvent<'NotificationsSeen', { until: string }>;

export interface NotificationsState {
  /** Null before anything was seen. */
  seenUntil: string | null;
}

export interface NotificationsCommand {
  action: 'see';
  until: string;
}

/** How far the clocks of a house may be apart, in milliseconds. */
export const clocksApart = 60_000;

/** What somebody of the back-office has seen of what concerns them. It never goes back, and not ahead of all clocks. */
export const notifications: Decider<NotificationsState, NotificationsCommand, NotificationsEvent> = {
  category: 'notifications',
  initial: { seenUntil: null },
  decide,
  evolve: (_, { data }) => ({ seenUntil: data.until }),
};

function decide(
  { seenUntil }: NotificationsState,
  { until }: NotificationsCommand,
  { at }: Asked,
): Decision<NotificationsEvent> {
  if (Date.parse(until) > Date.parse(at) + clocksApart) {
    return refuse('invalid', 'notifications.not_yet', 'nobody has seen what is to come', { until });
  }
  if (seenUntil !== null && Date.parse(until) <= Date.parse(seenUntil)) return nothingToDo;
  return accept({ type: 'NotificationsSeen', data: { until } });
}
