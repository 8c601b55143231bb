import type { DomainEvent } from '../event.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Sealed } from '../sealed.ts';
import type { Asker, LinkedEntity } from './support-ticket-kinds.ts';

/** What somebody writes, sealed with the asker's key whoever writes: JSON of a `TicketText`. `pictures` are hashes. */
export interface TicketMessage {
  content: Sealed;
  pictures: readonly string[];
}

/** The title stands in the first message alone. */
export interface TicketText {
  title?: string;
  text: string;
}

export interface TicketDescription {
  asker: Asker;
  /** The brand that the asker acts for. */
  brandId: number | null;
  /** The path of the room in which it was asked, and what was shown there. */
  page: string | null;
  entity: LinkedEntity | null;
}

type E<Type extends string, Data> = DomainEvent<`SupportTicket${Type}`, Data>;

/** Events of `support_ticket-<id>`. */
export type SupportTicketEvent =
  | E<'Opened', TicketDescription & TicketMessage>
  /** By somebody of the staff. */
  | E<'Answered', TicketMessage>
  /** By who had asked. */
  | E<'Written', TicketMessage>
  /** One of its pictures lost what a camera had written into it. */
  | E<'PictureStripped', PictureStripping>
  | E<'Closed', Record<string, never>>;
