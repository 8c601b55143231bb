import type { Decider } from '../decider.ts';
import { untouched } from '../exhaustive.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';
import type { DeliveryDays } from './terms.ts';
import type { RequestedItem, TrysetEvent, TrysetNotes } from './tryset-events.ts';

/** A tryset's status. `none`: before the request. `expired`: the reservations were given up before the request came. */
export type TrysetLife = 'none' | 'requested' | 'expired' | 'removed';

export interface TrysetState extends TrysetNotes {
  status: TrysetLife;
  trysetId: number;
  userId: number;
  userGender: MemberGender | null;
  userRegion: Region;
  isPreferExpress: boolean;
  /** The delivery as the request promised it, and as it is planned after marks of the items. */
  requestedDelivery: DeliveryDays;
  delivery: DeliveryDays;
  /** The proposal of a collaboration that it follows; null if it follows none. */
  proposalId: number | null;
  /** The recipient: JSON of a `Recipient`, sealed; null if the events name none. */
  recipient: Sealed | null;
  items: readonly RequestedItem[];
  /** The ids of items whose reservation was given up before they were added. */
  expiredItemIds: readonly number[];
}

const unknownDelivery: DeliveryDays = { expectedDeliveryOn: null, prepareOn: null };

export const initialTryset: TrysetState = {
  status: 'none',
  trysetId: 0,
  userId: 0,
  userGender: null,
  userRegion: 'KOREA',
  isPreferExpress: false,
  requestedDelivery: unknownDelivery,
  delivery: unknownDelivery,
  proposalId: null,
  recipient: null,
  customLink: null,
  handoverInfo: null,
  items: [],
  expiredItemIds: [],
};

type Evolve = Decider<TrysetState, never, TrysetEvent>['evolve'];

export const evolveTryset: Evolve = (tryset, { type, data }) => {
  switch (type) {
    case 'TrysetRequested': {
      const { trysetId, userId, userGender, userRegion, isPreferExpress, proposalId, recipient, items } =
        data;
      const { expectedDeliveryOn, prepareOn } = data;
      return {
        ...tryset,
        status: 'requested',
        trysetId,
        userId,
        userGender,
        userRegion,
        isPreferExpress,
        requestedDelivery: { expectedDeliveryOn, prepareOn },
        delivery: { expectedDeliveryOn, prepareOn },
        proposalId,
        recipient,
        items,
      };
    }
    case 'TrysetRequestExpired':
      return { ...tryset, status: 'expired', trysetId: data.trysetId };
    case 'TrysetDeliveryPlanned':
      return { ...tryset, delivery: data };
    case 'TrysetItemAdded':
      return { ...tryset, items: [...tryset.items, data.item] };
    case 'TrysetItemAddExpired':
      return { ...tryset, expiredItemIds: [...tryset.expiredItemIds, data.trysetItemId] };
    case 'TrysetRemoved':
      return { ...tryset, status: 'removed' };
    case 'TrysetDestinationCorrected':
      return { ...tryset, recipient: data.recipient };
    case 'TrysetNotesRevised':
      return { ...tryset, ...data.changed };
    case 'TrysetCanceled':
    case 'TrysetReturnRequested':
    case 'TrysetReturnAccepted':
      return tryset;
    default:
      return untouched(type, tryset);
  }
};
