import { written } from '../event-versions.ts';
import { memberRentals } from './member-rentals.ts';
import { tryset } from './tryset.ts';

export const trysetsWritten = [
  written(tryset, {
    TrysetCanceled: 1,
    TrysetReturnRequested: 1,
    TrysetDestinationCorrected: 1,
    TrysetNotesRevised: 1,
    TrysetRequestExpired: 1,
    TrysetDeliveryPlanned: 1,
    TrysetItemAdded: 2,
    TrysetItemAddExpired: 1,
    TrysetRemoved: 1,
    TrysetRequested: 4,
    TrysetReturnAccepted: 1,
  }),
  written(memberRentals, {
    RentalClaimed: 2,
    RentalClaimEnded: 2,
    RentalTicketClosed: 1,
  }),
];
