import type { DomainEvent } from '../event.ts';
import type { InboxVariant } from './inbox-kinds.ts';
import type { About, TemplateCode } from './templates.ts';

/** The parts of a message: codes and ids, so nothing of it is personal. */
export interface MessageDescription {
  inboxMessageId: number;
  userId: number;
  templateCode: TemplateCode;
  variant: InboxVariant;
  about: About | null;
  /** The points that the message tells of; null if it tells of none. */
  pointAmount: number | null;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<`InboxMessage${Type}`, Data>;

/** The events of the stream `inbox_message-<id>`. */
export type InboxMessageEvent =
  | E<'Sent', MessageDescription>
  | E<'Displayed', Nothing>
  | E<'Confirmed', Nothing>
  | E<'Denied', Nothing>
  /** The member answered the question elsewhere, or nothing is asked any more. */
  | E<'Withdrawn', Nothing>;
