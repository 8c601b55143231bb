import type { Generated, JSONColumnType } from 'kysely';
import type { KnownDeadline } from '#domain/reacting-kinds.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import type { AuthTables } from './auth/tables.ts';
import type { BrandEventOfBrandTable, ReservationOfMemberTable } from './brand-events/index-events.ts';
import type { OfBrandTable } from './brands/of-brand-index.ts';
import type { BillingKeyTable } from './cards/billing-keys.ts';
import type { CashOwnerTable } from './cash-owners.ts';
import type { CollaborationOfBrandTable } from './collaborations/index-collaborations.ts';
import type { FeedbackOfLookTable } from './feedback/feedback-of-looks.ts';
import type { InboxQuestionTable } from './inbox/questions.ts';
import type { LiveLookUseTable } from './live-look-uses.ts';
import type { LetterSentTable, LetterTable } from './mail/tables.ts';
import type { SnsTokenTable } from './members/sns-tokens.ts';
import type { OpenOrderItemTable } from './open-order-items.ts';
import type { OpenPaymentTable } from './open-payments.ts';
import type { SimulatedPaymentTable, SimulatedReceiptTable } from './payment-provider/simulated-books.ts';
import type { SimulatedCardTable } from './payment-provider/simulated-cards.ts';
import type { PhoneCheckTable } from './phones/tables.ts';
import type { ProposalOfMemberTable } from './proposals-of-members.ts';
import type { SignUpTable } from './sign-up/tables.ts';
import type { NamedSlotTable } from './slots/named-slots.ts';
import type { SocialSignUpTable } from './social/tables.ts';
import type { AskedTicketTable } from './support-tickets/tickets-of-people.ts';
import type { DamagedItemTable } from './tryset-items/damaged-items.ts';
import type { LiveTicketTable } from './user-tickets/live-tickets.ts';

/** The tables of the schema `write`, by qualified name. */
export interface WriteDatabase extends AuthTables {
  'write.stock_candidates': StockCandidateTable;
  'write.product_sizes': ProductSizeTable;
  'write.of_brands': OfBrandTable;
  'write.named_slots': NamedSlotTable;
  'write.codes': CodeTable;
  'write.named_pictures': NamedPictureTable;
  'write.picture_names': PictureNameTable;
  'write.stripped_pictures': StrippedPictureTable;
  'write.asked_tickets': AskedTicketTable;
  'write.damaged_items': DamagedItemTable;
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
  'write.open_payments': OpenPaymentTable;
  'write.live_tickets': LiveTicketTable;
  'write.feedback_of_looks': FeedbackOfLookTable;
  'write.inbox_questions': InboxQuestionTable;
  'write.live_look_uses': LiveLookUseTable;
  'write.brand_events_of_brands': BrandEventOfBrandTable;
  'write.reservations_of_members': ReservationOfMemberTable;
  'write.collaborations_of_brands': CollaborationOfBrandTable;
  'write.proposals_of_members': ProposalOfMemberTable;
  'write.open_order_items': OpenOrderItemTable;
  'write.cash_owners': CashOwnerTable;
  'write.simulated_cards': SimulatedCardTable;
  'write.simulated_payments': SimulatedPaymentTable;
  'write.simulated_receipts': SimulatedReceiptTable;
  'write.sign_ups': SignUpTable;
  'write.phone_checks': PhoneCheckTable;
  'write.social_sign_ups': SocialSignUpTable;
  'write.certification_runs': CertificationRunTable;
}

/** A candidate for reservations: a garment, whether it seems free, and its order among garments of its size. */
export interface StockCandidateTable {
  stock_item_id: number;
  product_size_id: number;
  brand_id: number;
  status: string;
  is_free: boolean;
  grade: string | null;
  use_count: number;
  /** The garment's folded state, to which later events are applied. */
  state: JSONColumnType<StockItemState>;
}

/** A posted look with its member. */
export interface MemberLookTable {
  look_id: number;
  user_id: number;
}

/** The product of a size. */
export interface ProductSizeTable {
  product_size_id: number;
  product_id: number;
}

/** The code of a garment or a product, normalized for comparison. */
export interface CodeTable {
  category: 'stock_item' | 'product';
  entity_id: number;
  brand_id: number;
  code: string | null;
}

/**
 * A use of a picture: as a brand's certificate, in a support ticket, in a report of damage, or in public. A row without any of these
 * means public.
 */
export interface NamedPictureTable {
  hash: string;
  /** The brand whose certificate the picture is; null for other uses. */
  certificate_of: number | null;
  /** The support ticket whose picture it is; null for other uses. */
  ticket_of: number | null;
  /** The tryset item whose damage it shows; null for other uses. */
  damage_of: number | null;
}

/** A stream that names a picture. */
export interface PictureNameTable {
  hash: string;
  stream: string;
}

/** A picture whose metadata was removed, with its new hash. */
export interface StrippedPictureTable {
  hash: string;
  became: string;
}

/** The part of an event that is stored with its deadlines and outside calls. */
export interface DeadlineCause {
  eventId: string;
  correlationId: string;
}

/** A deadline that waits for its time. */
export interface DeadlineTable {
  key: string;
  due_at: Date;
  /** Null before the first failed try. */
  next_try_at: Generated<Date | null>;
  tries: Generated<number>;
  /** The error of the newest try. */
  error: Generated<string | null>;
  deadline: JSONColumnType<KnownDeadline>;
  /** The event that set the deadline, for the metadata of the events that follow. */
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

/** A look that a person has leased at the certification desk. */
export interface LookLoanTable {
  look_id: number;
  staff_id: number;
  until: Date;
}

/** A scheduled call to an outside service. */
export interface OutsideCallTable {
  kind: string;
  /** The subject of the call; unique within its kind. */
  key: string;
  /** When the call is due; null after it was given up, until it is scheduled again. */
  due_at: Date | null;
  /** When the service last answered; null if it never did. */
  asked_at: Date | null;
  /** The number of failures since the last answer; `problem` is the last error. */
  tries: number;
  problem: string | null;
  /** An answer of the service that is not processed yet; null if there is none. */
  answer: JSONColumnType<object> | null;
  cause: JSONColumnType<DeadlineCause>;
}

/** A batch of looks sent to the language model. */
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
