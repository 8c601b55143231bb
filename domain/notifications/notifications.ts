import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/**
 * The event of the stream `notifications-<label>-<id>`. `until` is the ISO instant up to which the account has seen its
 * notifications.
 */
export type NotificationsEvent = DomainEvent<'NotificationsSeen', { until: string }>;

export interface NotificationsState {
  /** The ISO instant up to which the account has seen its notifications; null if it has seen none. */
  seenUntil: string | null;
}

export interface NotificationsCommand {
  action: 'see';
  until: string;
}

/** The maximum difference between the clocks of an installation, in milliseconds. */
export const clocksApart = 60_000;

/**
 * The decider of how far an account has seen its notifications. The instant only moves forward, and never ahead of all clocks.
 */
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
