import type { DomainEvent } from '../event.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';
import type { TrysetItemDescription } from '../tryset-items/item-events.ts';
import type { DeliveryDays } from './terms.ts';

/** An item in a tryset's event; the event itself names the tryset and the member. */
export type RequestedItem = Omit<TrysetItemDescription, 'trysetId' | 'userId' | 'userGender' | 'userRegion'>;

/** The recipient and the destination, sealed with the member's key: JSON of a `Recipient`. */
export interface Recipient {
  name: string;
  phone: string;
  email: string | null;
  destination: { name: string; phone: string; address: string; notes: string | null };
}

/** Its delivery days name the day of preparation since version 4. */
export interface TrysetDescription extends DeliveryDays {
  trysetId: number;
  userId: number;
  userGender: MemberGender | null;
  userRegion: Region;
  items: readonly RequestedItem[];
  recipient: Sealed | null;
  isPreferExpress: boolean;
  requestedPoints: number;
  /** The proposal of a brand's collaboration that the tryset follows; null if it follows none. Part of the event since version 3. */
  proposalId: number | null;
}

/** Staff's notes on a tryset, visible to all its viewers; null if there are none. */
export interface TrysetNotes {
  customLink: string | null;
  handoverInfo: string | null;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

export type TrysetEvent =
  | E<'TrysetRequested', TrysetDescription>
  | E<'TrysetRequestExpired', { trysetId: number }>
  | E<'TrysetDestinationCorrected', { recipient: Sealed }>
  | E<'TrysetNotesRevised', { changed: Partial<TrysetNotes> }>
  /** The items were marked for express or normal delivery, so the parcel arrives on another day. */
  | E<'TrysetDeliveryPlanned', DeliveryDays>
  | E<'TrysetItemAdded', { item: RequestedItem }>
  | E<'TrysetItemAddExpired', { trysetItemId: number }>
  | E<'TrysetCanceled', { itemIds: readonly number[] }>
  | E<
      'TrysetReturnRequested',
      { itemIds: readonly number[]; pickupReason: string | null; requestedPickupDate: string | null }
    >
  | E<'TrysetReturnAccepted', { itemIds: readonly number[]; pickupDate: string | null }>
  | E<'TrysetRemoved', Record<string, never>>;
