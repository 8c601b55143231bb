import SettlementIcon from '~icons/ic/outline-account-balance';
import AgencyIcon from '~icons/ic/outline-apartment';
import CheckInIcon from '~icons/ic/outline-assignment-return';
import BadgeIcon from '~icons/ic/outline-badge';
import PlanIcon from '~icons/ic/outline-card-membership';
import SettingsIcon from '~icons/ic/outline-category';
import BrandEventIcon from '~icons/ic/outline-celebration';
import StocktakeIcon from '~icons/ic/outline-checklist';
import GarmentIcon from '~icons/ic/outline-checkroom';
import TicketIcon from '~icons/ic/outline-confirmation-number';
import ReservationIcon from '~icons/ic/outline-event-available';
import ClosedDayIcon from '~icons/ic/outline-event-busy';
import CertifiedIcon from '~icons/ic/outline-fact-check';
import SlotIcon from '~icons/ic/outline-grid-view';
import CollaborationIcon from '~icons/ic/outline-handshake';
import HelpIcon from '~icons/ic/outline-help-outline';
import HomeIcon from '~icons/ic/outline-home';
import ProposalIcon from '~icons/ic/outline-how-to-reg';
import ChartIcon from '~icons/ic/outline-insights';
import ItemIcon from '~icons/ic/outline-inventory-2';
import ShippingIcon from '~icons/ic/outline-local-shipping';
import LetterIcon from '~icons/ic/outline-mail';
import EditorialIcon from '~icons/ic/outline-menu-book';
import PaymentIcon from '~icons/ic/outline-payments';
import PeopleIcon from '~icons/ic/outline-people-alt';
import StarIcon from '~icons/ic/outline-person-pin';
import LookIcon from '~icons/ic/outline-photo-library';
import ReimbursementIcon from '~icons/ic/outline-price-check';
import SavedReplyIcon from '~icons/ic/outline-quickreply';
import EventsIcon from '~icons/ic/outline-receipt-long';
import ReplayIcon from '~icons/ic/outline-replay';
import PayoutIcon from '~icons/ic/outline-request-quote';
import ServiceIcon from '~icons/ic/outline-room-service';
import ProductIcon from '~icons/ic/outline-sell';
import ShareIcon from '~icons/ic/outline-share';
import OrderIcon from '~icons/ic/outline-shopping-bag';
import BrandIcon from '~icons/ic/outline-storefront';
import TableIcon from '~icons/ic/outline-table-rows';
import OutIcon from '~icons/ic/outline-unarchive';
import WarningIcon from '~icons/ic/outline-warning-amber';

/** The icons of pages in the navigation. */
export const roomIcons = {
  agency: AgencyIcon,
  attributes: SettingsIcon,
  badge: BadgeIcon,
  brand: BrandIcon,
  brandEvent: BrandEventIcon,
  certified: CertifiedIcon,
  chart: ChartIcon,
  checkIn: CheckInIcon,
  closedDay: ClosedDayIcon,
  collaboration: CollaborationIcon,
  curator: StarIcon,
  editorial: EditorialIcon,
  events: EventsIcon,
  garment: GarmentIcon,
  help: HelpIcon,
  home: HomeIcon,
  item: ItemIcon,
  letter: LetterIcon,
  look: LookIcon,
  lookUse: ShareIcon,
  order: OrderIcon,
  out: OutIcon,
  payment: PaymentIcon,
  payout: PayoutIcon,
  people: PeopleIcon,
  plan: PlanIcon,
  product: ProductIcon,
  proposal: ProposalIcon,
  reimbursement: ReimbursementIcon,
  replay: ReplayIcon,
  reservation: ReservationIcon,
  savedReply: SavedReplyIcon,
  service: ServiceIcon,
  settlement: SettlementIcon,
  shipping: ShippingIcon,
  slot: SlotIcon,
  stocktake: StocktakeIcon,
  table: TableIcon,
  ticket: TicketIcon,
  warning: WarningIcon,
} as const;

export type RoomIcon = keyof typeof roomIcons;
