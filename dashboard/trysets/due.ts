import type { TFunction } from 'i18next';
import type { Tryset } from '#read-api/trysets/contract.ts';

type Dated = Pick<Tryset, 'status' | 'timeToPrepareDelivery'>;

/** The day where parcels are packed, Korea and Japan alike: the server counts by it as well. */
const packedIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });

/** Whether it should be prepared by today, and waits. */
export function isDue({ status, timeToPrepareDelivery }: Dated, now = new Date()): boolean {
  if (status !== 'delivery_requested' || timeToPrepareDelivery === null) return false;
  return timeToPrepareDelivery <= packedIn.format(now);
}

export function dueText(t: TFunction, { timeToPrepareDelivery }: Dated, now = new Date()): string {
  return timeToPrepareDelivery === packedIn.format(now) ? t('tryset.today') : t('tryset.overdue');
}
