import type { JSONColumnType } from 'kysely';
import type { KnownDeadline } from '#domain/reacting-kinds.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import type { AuthTables } from './auth/tables.ts';
import type { BillingKeyTable } from './cards/billing-keys.ts';
import type { LetterSentTable, LetterTable } from './mail/tables.ts';
import type { SnsTokenTable } from './members/sns-tokens.ts';
import type { PhoneCheckTable } from './phones/tables.ts';
import type { SignUpTable } from './sign-up/tables.ts';
import type { NamedSlotTable } from './slots/named-slots.ts';
import type { SocialSignUpTable } from './social/tables.ts';
import type { AskedTicketTable } from './support-tickets/tickets-of-people.ts';

/** The tables of the schema `write`, by their qualified names. */
export interface WriteDatabase extends AuthTables {
  'write.stock_candidates': StockCandidateTable;
  'write.product_sizes': ProductSizeTable;
  'write.named_slots': NamedSlotTable;
  'write.codes': CodeTable;
  'write.named_pictures': NamedPictureTable;
  'write.picture_names': PictureNameTable;
  'write.stripped_pictures': StrippedPictureTable;
  'write.asked_tickets': AskedTicketTable;
  'write.deadlines': DeadlineTable;
  'write.reaction_failures': ReactionFailureTable;
  'write.checkpoints': CheckpointTable;
  'write.look_loans': LookLoanTable;
  'write.member_looks': MemberLookTable;
  'write.outside_calls': OutsideCallTable;
  'write.letters': LetterTable;
  'write.letters_sent': LetterSentTable;
  'write.sns_tokens': SnsTokenTable;
  'write.billing_keys': BillingKeyTable;
  'write.sign_ups': SignUpTable;
  'write.phone_checks': PhoneCheckTable;
  'write.social_sign_ups': SocialSignUpTable;
  'write.certification_runs': CertificationRunTable;
}

/** A garment as reservations look for it: whether it seems free, and how it stands among the others of its size. */
export interface StockCandidateTable {
  stock_item_id: number;
  product_size_id: number;
  brand_id: number;
  status: string;
  is_free: boolean;
  grade: string | null;
  use_count: number;
  /** The folded stream, for the events to come. */
  state: JSONColumnType<StockItemState>;
}

/** A posted look, and whose it is. */
export interface MemberLookTable {
  look_id: number;
  user_id: number;
}

/** Which product a size belongs to. */
export interface ProductSizeTable {
  product_size_id: number;
  product_id: number;
}

/** The code that a garment or a product has, in the form in which codes are compared. */
export interface CodeTable {
  category: 'stock_item' | 'product';
  entity_id: number;
  brand_id: number;
  code: string | null;
}

/** That a picture was named: as a brand's certificate, as a ticket's, or as something that everybody may see. */
export interface NamedPictureTable {
  hash: string;
  /** The brand whose certificate it is. */
  certificate_of: number | null;
  /** The support ticket whose picture it is. Everybody may see what is neither. */
  ticket_of: number | null;
}

/** Which stream names a picture. */
export interface PictureNameTable {
  hash: string;
  stream: string;
}

/** Under which hash a picture is kept since it was stripped. */
export interface StrippedPictureTable {
  hash: string;
  became: string;
}

/** What a deadline remembers of the event that set it. */
export interface DeadlineCause {
  eventId: string;
  correlationId: string;
}

/** Something due at an instant. */
export interface DeadlineTable {
  key: string;
  due_at: Date;
  deadline: JSONColumnType<KnownDeadline>;
  /** Who caused it and by which event, for the metadata of what follows. */
  cause: JSONColumnType<DeadlineCause>;
}

export interface ReactionFailureTable {
  event_id: string;
  position: string;
  stream: string;
  type: string;
  error: string;
  tries: number;
  failed_at: Date;
}

/** A look that somebody has before them at the certification desk. */
export interface LookLoanTable {
  look_id: number;
  staff_id: number;
  until: Date;
}

/** A call on a service of others, and when it is to be made. */
export interface OutsideCallTable {
  kind: string;
  /** What it is about. */
  key: string;
  /** Null where it was given up until somebody wants it again. */
  due_at: Date | null;
  /** When it was last answered. */
  asked_at: Date | null;
  /** How often in a row it was not, and why the last time. */
  tries: number;
  problem: string | null;
  /** What was answered and is not worked off yet. */
  answer: JSONColumnType<object> | null;
  cause: JSONColumnType<DeadlineCause>;
}

/** Looks that were put before what sees pictures, together. */
export interface CertificationRunTable {
  run_id: string;
  look_ids: number[];
  staff_id: number;
  begun_at: Date;
}

export interface CheckpointTable {
  name: string;
  position: string;
}
