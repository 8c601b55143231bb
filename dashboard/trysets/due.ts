import type { TFunction } from 'i18next';
import type { Tryset } from '#read-api/trysets/contract.ts';

type Dated = Pick<Tryset, 'status' | 'timeToPrepareDelivery'>;

/**
 * The day in the time zone where parcels are packed, which Korea and Japan share. The server counts by the same day.
 */
const packedIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });

/** Whether a tryset still waits and its preparation day is today or earlier. */
export function isDue({ status, timeToPrepareDelivery }: Dated, now = new Date()): boolean {
  if (status !== 'delivery_requested' || timeToPrepareDelivery === null) return false;
  return timeToPrepareDelivery <= packedIn.format(now);
}

export function dueText(t: TFunction, { timeToPrepareDelivery }: Dated, now = new Date()): string {
  return timeToPrepareDelivery === packedIn.format(now) ? t('tryset.today') : t('tryset.overdue');
}
