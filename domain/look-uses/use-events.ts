import type { DomainEvent } from '../event.ts';
import type { Region } from '../regions.ts';
import type { LookUsePrice, UsePayment } from './price.ts';
import type { LookUseType } from './use-kinds.ts';

/** The first and last day of a use, in UTC+9; a null end means for ever. */
export interface UseDates {
  startDate: string;
  endDate: string | null;
}

/** A use as it was requested. */
export interface LookUseDescription extends UseDates {
  lookUseId: number;
  lookId: number;
  brandId: number;
  /** The member who posted the look, and the member's region, whose currency the amounts have. */
  userId: number;
  regionId: Region;
  useType: LookUseType;
  comment: string;
  /** The list price at the request; null if the use is free. */
  price: LookUsePrice | null;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** The events of the stream `look_use-<id>`. Reasons are in the metadata. */
export type LookUseEvent =
  | E<'LookUseRequested', LookUseDescription>
  /** It was never requested, and never will be. */
  | E<'LookUseRequestExpired', { lookUseId: number; lookId: number }>
  | E<'LookUseTakenUp', Nothing>
  | E<'LookUseAgreed', Nothing>
  | E<'LookUseDeclined', Nothing>
  | E<'LookUseAskedAgain', Nothing>
  /** The member has not answered for days. */
  | E<'LookUseReminded', Nothing>
  /** The member must agree again. */
  | E<'LookUseRevised', UseDates & { comment: string }>
  | E<'LookUseConfirmed', UseDates & UsePayment>
  | E<'LookUseRejected', Nothing>
  | E<'LookUseCanceled', Nothing>
  | E<'LookUseBegan', Nothing>
  | E<'LookUsePaymentIssued', Pick<UsePayment, 'curatorReceiveAmount' | 'pointAmount'>>
  | E<'LookUsePaymentCanceled', Nothing>
  /** `refund`: the part of the brand's amount that it gets back. */
  | E<'LookUseEnded', { refund: number }>
  | E<'LookUseExpired', Nothing>
  /** The look of a confirmed use was removed, or hidden by a ban; and it can be seen again. */
  | E<'LookUseLookGone', Nothing>
  | E<'LookUseLookBack', Nothing>;
