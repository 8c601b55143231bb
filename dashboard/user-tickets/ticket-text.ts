import type { TFunction } from 'i18next';
import type { UserTicket } from '#read-api/user-tickets/contract.ts';
import { formatNumber, type TimeFormats } from '../kit/preferences/time.ts';

/** The member's name, or its number if the name is unknown. */
export function memberName(t: TFunction, { id, username }: UserTicket['user']): string {
  return username ?? `${t('userTicket.fields.userId')} ${id}`;
}

/** The first and the last day of a ticket. */
export function periodText(
  times: Pick<TimeFormats, 'calendarDay'>,
  { startDate, endDate }: Pick<UserTicket, 'startDate' | 'endDate'>,
): string {
  return `${times.calendarDay(startDate)} – ${times.calendarDay(endDate)}`;
}

/** The used part of a limit: `2 / 4`. */
export function usedText(t: TFunction, used: number, most: number | null): string {
  return `${formatNumber(used)} / ${most === null ? t('brandPlan.noLimit') : formatNumber(most)}`;
}
