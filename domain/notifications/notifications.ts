import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/** Events of `notifications-<label>-<id>`: the ISO instant up to which an account has seen its notifications. */
export type NotificationsEvent = DomainEvent<'NotificationsSeen', { until: string }>;

export interface NotificationsState {
  /** Null before the first notification was seen. */
  seenUntil: string | null;
}

export interface NotificationsCommand {
  action: 'see';
  until: string;
}

/** Maximum difference between the clocks of a house, in milliseconds. */
export const clocksApart = 60_000;

/** The notifications that an account has seen. The instant only moves forward, and never ahead of all clocks. */
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
    return refuse('invalid', 'notifications.not_yet', '`until` is in the future; use the current time', {
      until,
    });
  }
  if (seenUntil !== null && Date.parse(until) <= Date.parse(seenUntil)) return nothingToDo;
  return accept({ type: 'NotificationsSeen', data: { until } });
}
