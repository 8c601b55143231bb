import AgencyIcon from '@mui/icons-material/ApartmentOutlined';
import CheckInIcon from '@mui/icons-material/AssignmentReturnOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import SettingsIcon from '@mui/icons-material/CategoryOutlined';
import GarmentIcon from '@mui/icons-material/CheckroomOutlined';
import CertifiedIcon from '@mui/icons-material/FactCheckOutlined';
import SlotIcon from '@mui/icons-material/GridViewOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import ChartIcon from '@mui/icons-material/InsightsOutlined';
import ItemIcon from '@mui/icons-material/Inventory2Outlined';
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import LetterIcon from '@mui/icons-material/MailOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import StarIcon from '@mui/icons-material/PersonPinOutlined';
import LookIcon from '@mui/icons-material/PhotoLibraryOutlined';
import EventsIcon from '@mui/icons-material/ReceiptLongOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import ProductIcon from '@mui/icons-material/SellOutlined';
import BrandIcon from '@mui/icons-material/StorefrontOutlined';
import OutIcon from '@mui/icons-material/UnarchiveOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';

/** What marks rooms in the navigation. */
export const roomIcons = {
  agency: AgencyIcon,
  attributes: SettingsIcon,
  badge: BadgeIcon,
  brand: BrandIcon,
  certified: CertifiedIcon,
  chart: ChartIcon,
  checkIn: CheckInIcon,
  curator: StarIcon,
  events: EventsIcon,
  garment: GarmentIcon,
  help: HelpIcon,
  home: HomeIcon,
  item: ItemIcon,
  letter: LetterIcon,
  look: LookIcon,
  out: OutIcon,
  people: PeopleIcon,
  product: ProductIcon,
  replay: ReplayIcon,
  shipping: ShippingIcon,
  slot: SlotIcon,
  warning: WarningIcon,
} as const;

export type RoomIcon = keyof typeof roomIcons;
