import { type RentalGroup, rentalGroupStatuses } from '#domain/tryset-items/rental-groups.ts';
import type { NowFigures } from '#read-api/figures/contract.ts';
import type { Behind } from '../metrics/behind.ts';

const items = (filters: Behind['filters']): Behind => ({ list: '/trysetitems', filters });
const looks = (filters: Behind['filters']): Behind => ({ list: '/looks', filters });
const inStatuses = (statuses: readonly string[]) => items({ statuses: statuses.join(',') });

/** For each current count the list whose rows it counts. */
export const nowLinks: Readonly<Record<keyof NowFigures, Behind>> = {
  toSend: inStatuses(rentalGroupStatuses.toSend),
  out: inStatuses(rentalGroupStatuses.out),
  overdue: items({ is_overdue: 'true' }),
  inReturn: inStatuses(rentalGroupStatuses.inReturn),
  deferred: inStatuses(rentalGroupStatuses.deferred),
  failed: inStatuses(rentalGroupStatuses.failed),
};

/** The list of the items that stood in a group at the end of a day. */
export function standingLink(group: RentalGroup, day: string): Behind {
  const { list, filters } = nowLinks[group];
  return { list, filters: { ...filters, as_of: day } };
}

/** The lists behind the counts of a period, given as `first,last` in days like the dates in list addresses. */
export function periodLinks(period: string) {
  return {
    requested: items({ created_time: period }),
    delivered: items({ delivered_time: period }),
    returnRequested: items({ return_requested_time: period }),
    shelved: items({ shelved_time: period }),
    /** Only shelved items with a return request, as only these have a return time. */
    shelvedOnRequest: items({ shelved_time: period, is_return_requested: 'true' }),
    deferred: items({ deferred_time: period }),
    posted: items({ delivered_time: period, post_statuses: 'posted' }),
    postDue: items({ delivered_time: period, is_post_due: 'true' }),
    looksPosted: looks({ created_time: period }),
    looksCertified: looks({ created_time: period, certification_status: 'certified' }),
    looksRejected: looks({ created_time: period, certification_status: 'rejected' }),
  } satisfies Record<string, Behind>;
}

/** For each count of garments the list whose rows it counts. */
export const stockLinks = {
  total: { list: '/stocks', filters: {} } satisfies Behind,
  ofStatus: (status: string): Behind => ({ list: '/stocks', filters: { statuses: status } }),
  ofUseCount: (useCount: number): Behind => ({
    list: '/stocks',
    filters: { use_counts: String(useCount) },
  }),
};
