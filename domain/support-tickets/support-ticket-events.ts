import type { DomainEvent } from '../event.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Sealed } from '../sealed.ts';
import type { Asker, LinkedEntity } from './support-ticket-kinds.ts';

/** A message: JSON of a `TicketText`, always sealed with the asker's key. `pictures` are hashes. */
export interface TicketMessage {
  content: Sealed;
  pictures: readonly string[];
}

/** Only the first message has a title. */
export interface TicketText {
  title?: string;
  text: string;
}

export interface TicketDescription {
  asker: Asker;
  /** The brand of an asking brand admin. */
  brandId: number | null;
  /** The path of the room where the question was asked, and the thing shown there. */
  page: string | null;
  entity: LinkedEntity | null;
}

type E<Type extends string, Data> = DomainEvent<`SupportTicket${Type}`, Data>;

/** Events of `support_ticket-<id>`. */
export type SupportTicketEvent =
  | E<'Opened', TicketDescription & TicketMessage>
  /** Written by staff. */
  | E<'Answered', TicketMessage>
  /** Written by the asker. */
  | E<'Written', TicketMessage>
  /** A picture of the ticket was stripped of its metadata. */
  | E<'PictureStripped', PictureStripping>
  | E<'Closed', Record<string, never>>;
