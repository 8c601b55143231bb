import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '#read-api/brand-events/reservation-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import type { Fact } from '../kit/ui/fact-list.tsx';
import { visitText } from './visit-text.ts';

/** Who comes to which event, and when. */
export function useReservationFacts(reservation: ReservationDetail): readonly Fact[] {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { brandEvent: of, user, askedTime, answerDueTime, hasCome, canceledBy } = reservation;
  return [
    [
      t('brandEvent.fields.brandEventId'),
      <ThingLink key="event" kind="brand_event" id={of.id}>
        {of.brandTag ?? of.id}
      </ThingLink>,
    ],
    [
      t('brandEvent.fields.brandId'),
      <ThingLink key="brand" kind="brand" id={of.brand.id}>
        {brandName(of.brand, language)}
      </ThingLink>,
    ],
    [
      t('brandEvent.fields.userId'),
      <ThingLink key="member" kind="user" id={user.id}>
        {user.username ?? t('common.unknownPerson')}
      </ThingLink>,
    ],
    [t('brandEvent.visit'), visitText(times, reservation)],
    [t('brandEvent.fields.askedAt'), askedTime && times.dateTime(askedTime)],
    [t('brandEvent.answerDue'), answerDueTime && times.dateTime(answerDueTime)],
    [t('brandEvent.fields.hasCome'), hasCome === null ? null : t(hasCome ? 'common.yes' : 'common.no')],
    [t('brandEvent.fields.modificationReason'), reservation.modificationReason],
    [t('brandEvent.fields.canceledBy'), canceledBy && t(`brandEvent.side.${canceledBy}`)],
    [t('brandEvent.reason'), reservation.reason],
    [t('brandEvent.fields.createdTime'), times.dateTime(reservation.createdTime)],
  ];
}

/** The answers to the event's questions. */
export function answerFacts({ additionalFields }: ReservationDetail): readonly Fact[] {
  return (additionalFields ?? []).map(({ question, answer }) => [question, answer]);
}

/** What a look for the event earns, and has earned. Money is in the currency of the event's country. */
export function rewardFacts(t: TFunction, reservation: ReservationDetail): readonly Fact[] {
  const { assignedPoint, lookUploadPoint, lookUploadCash, givenPoints, givenCash } = reservation;
  const { currency, isLookTagged } = reservation;
  const money = (amount: number) =>
    currency === null ? formatNumber(amount) : formatAmount(amount, currency);
  return [
    [t('brandEvent.fields.assignedPoint'), formatNumber(assignedPoint)],
    [t('brandEvent.fields.lookUploadPoint'), lookUploadPoint !== null && formatNumber(lookUploadPoint)],
    [t('brandEvent.fields.lookUploadCash'), lookUploadCash !== null && money(lookUploadCash)],
    [t('brandEvent.given'), `${formatNumber(givenPoints)} · ${money(givenCash)}`],
    [
      t('brandEvent.fields.isLookTagged'),
      isLookTagged === null ? null : t(isLookTagged ? 'common.yes' : 'common.no'),
    ],
  ];
}
