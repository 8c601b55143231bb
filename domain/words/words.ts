import type { Role } from '../actor.ts';
import type { BenchmarkStatus, MethodVerdict } from '../benchmarks/benchmark-kinds.ts';
import type { BrandEventState, ReservationState } from '../brand-events/event-kinds.ts';
import type { BrandInvoiceKind } from '../brand-invoices/invoice-kinds.ts';
import type { SubscriptionType } from '../brand-plans/plan-kinds.ts';
import type { BrandSubscriptionStatus } from '../brand-subscriptions/subscription-kinds.ts';
import type { BrandStatus } from '../brands/brand-state.ts';
import type { CollaborationStatus, ProposalStatus } from '../collaborations/collaboration-kinds.ts';
import type { CourierCode } from '../couriers.ts';
import type { FeedbackRating, FeedbackState } from '../feedback/feedback-kinds.ts';
import type { InvitationStatus } from '../invitations/invitation-kinds.ts';
import type { LookUseStatus, LookUseType, UsePaymentStatus } from '../look-uses/use-kinds.ts';
import type {
  CertificationMethod,
  CertificationRule,
  CertificationStatus,
  LookReportType,
  LookType,
} from '../looks/look-kinds.ts';
import type { LookOverallStatus } from '../looks/overall-status.ts';
import type { RejectionReason } from '../looks/rejection-reasons.ts';
import type { MemberPlanLength, MemberPlanType } from '../member-plans/plan-kinds.ts';
import type { MemberGender, MemberGrade, MemberRole } from '../members/member-kinds.ts';
import type { OrderCourier, OrderItemStatus, OrderItemType, ReturnFault } from '../orders/order-kinds.ts';
import type { PayableKind, PaymentMethod, PaymentStatus } from '../payments/payment-kinds.ts';
import type { MoveReason } from '../points/point-kinds.ts';
import type { ProductGender, UseMode } from '../products/product-kinds.ts';
import type { Region } from '../regions.ts';
import type { StaffRole } from '../staff-role-kinds.ts';
import type {
  HolderKind,
  OutStockRequestStatus,
  StockQuality,
  StockStatus,
  UnavailableReason,
} from '../stock/stock-status.ts';
import type {
  GarmentDecision,
  GarmentOutcome,
  StocktakeFinding,
  StocktakeStatus,
} from '../stocktakes/stocktake-kinds.ts';
import type { SupportTicketStatus } from '../support-tickets/support-ticket-kinds.ts';
import type { DeliveryType, ItemOutcome, OutcomeCause, SnsType } from '../tryset-items/item-kinds.ts';
import type { TrysetItemStatus } from '../tryset-items/item-status.ts';
import type { OverviewStatus } from '../tryset-items/overview-status.ts';
import type { PostStatus } from '../tryset-items/post-status.ts';
import type { MemberStatus, UserTicketStatus } from '../user-tickets/ticket-kinds.ts';

/** The codes that people read, by group. */
interface Codes {
  brandStatus: BrandStatus;
  /** A tryset's status; `canceled` if all its items are canceled. */
  trysetStatus: OverviewStatus | 'canceled';
  trysetItemStatus: TrysetItemStatus;
  itemOutcome: ItemOutcome;
  outcomeCause: OutcomeCause;
  postStatus: PostStatus;
  deliveryType: DeliveryType;
  useMode: UseMode;
  gender: MemberGender | ProductGender;
  region: Region;
  stockStatus: StockStatus;
  outRequest: OutStockRequestStatus;
  quality: StockQuality;
  /** Why a garment is unavailable; `idle` if it is available. */
  unavailableReason: UnavailableReason | 'idle';
  holder: HolderKind;
  productGender: ProductGender;
  memberRole: MemberRole;
  pointReason: MoveReason;
  memberGrade: MemberGrade;
  staffRole: StaffRole;
  snsType: SnsType;
  lookType: LookType;
  lookStatus: LookOverallStatus;
  lookUseType: LookUseType;
  lookUseStatus: LookUseStatus;
  usePayment: UsePaymentStatus;
  brandEventState: BrandEventState;
  reservationState: ReservationState;
  collaborationStatus: CollaborationStatus;
  proposalStatus: ProposalStatus;
  certificationStatus: CertificationStatus;
  certificationMethod: CertificationMethod;
  certificationRule: CertificationRule;
  rejectionReason: RejectionReason;
  benchmarkStatus: BenchmarkStatus;
  orderStatus: OrderItemStatus;
  orderItemType: OrderItemType;
  returnFault: ReturnFault;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  /** The kinds of things that payments pay for. */
  payable: PayableKind;
  subscriptionType: SubscriptionType;
  brandSubscriptionStatus: BrandSubscriptionStatus;
  brandInvoiceKind: BrandInvoiceKind;
  memberPlanType: MemberPlanType;
  memberPlanLength: MemberPlanLength;
  userTicketStatus: UserTicketStatus;
  /** How a member stands with its ticket. */
  membershipStatus: MemberStatus;
  supportTicketStatus: SupportTicketStatus;
  stocktakeStatus: StocktakeStatus;
  stocktakeFinding: StocktakeFinding;
  garmentDecision: GarmentDecision;
  garmentOutcome: GarmentOutcome;
  verdict: MethodVerdict;
  feedbackState: FeedbackState;
  feedbackRating: FeedbackRating;
  invitationStatus: InvitationStatus;
  lookReport: LookReportType;
  actor: Role;
  orderCourier: OrderCourier;
  courier: CourierCode;
  isSo: 'true' | 'false';
}

/** The groups of codes that people read. */
export type WordGroup = keyof Codes;

/** The names of all codes in one language, for screens and files. */
export type Words = { readonly [Group in WordGroup]: Readonly<Record<Codes[Group], string>> };
