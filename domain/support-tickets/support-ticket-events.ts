import type { DomainEvent } from '../event.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Sealed } from '../sealed.ts';
import type { Asker, LinkedEntity } from './support-ticket-kinds.ts';

/** A message of a ticket. `content` is JSON of a `TicketText`, sealed with the asker's key; `pictures` are hashes. */
export interface TicketMessage {
  content: Sealed;
  pictures: readonly string[];
}

/** The text of a message. Only the first message has a title. */
export interface TicketText {
  title?: string;
  text: string;
}

export interface TicketDescription {
  asker: Asker;
  /** The brand of the asker; null unless the asker is a brand admin. */
  brandId: number | null;
  /** The path of the dashboard page where the question was asked, and the entity shown there. */
  page: string | null;
  entity: LinkedEntity | null;
}

type E<Type extends string, Data> = DomainEvent<`SupportTicket${Type}`, Data>;

/** The events of the stream `support_ticket-<id>`. */
export type SupportTicketEvent =
  | E<'Opened', TicketDescription & TicketMessage>
  /** A message written by staff. */
  | E<'Answered', TicketMessage>
  /** A message written by the asker. */
  | E<'Written', TicketMessage>
  /** Which of the staff cares for the question; null if nobody does any more. */
  | E<'Assigned', { staffId: number | null }>
  /** Camera metadata was removed from a picture of the ticket. */
  | E<'PictureStripped', PictureStripping>
  | E<'Closed', Record<string, never>>;
