import { useTranslation } from 'react-i18next';
import type { BrandEventDetail } from '#read-api/brand-events/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatMoney } from '../kit/preferences/money.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import type { Fact } from '../kit/ui/fact-list.tsx';
import { daysText, hoursText, seatsText } from './event-text.ts';

/** When and where an event is, and who may come. */
export function useEventFacts(event: BrandEventDetail): readonly Fact[] {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { brand, gender, minimumFollowers, additionalQuestions } = event;
  return [
    [
      t('brandEvent.fields.brandId'),
      <ThingLink key="brand" kind="brand" id={brand.id}>
        {brandName(brand, language)}
      </ThingLink>,
    ],
    [t('brandEvent.days'), daysText(times, event)],
    [t('brandEvent.hours'), hoursText(event)],
    [t('brandEvent.fields.invitePeople'), seatsText(event)],
    [t('brandEvent.fields.regionId'), t(`brandEvent.region.${event.regionId}`)],
    [t('brandEvent.fields.minimumFollowers'), minimumFollowers === 0 ? null : formatNumber(minimumFollowers)],
    [
      t('brandEvent.fields.gender'),
      gender === null ? t('brandEvent.allGenders') : t(`brandEvent.gender.${gender}`),
    ],
    [t('brandEvent.fields.eventAddress'), event.eventAddress],
    [t('brandEvent.fields.adminName'), event.adminName],
    [t('brandEvent.fields.adminPhone'), event.adminPhone],
    [t('brandEvent.fields.additionalQuestions'), additionalQuestions.join(' / ') || null],
    [t('brandEvent.fields.scheduleCode'), event.scheduleCode],
    [t('brandEvent.fields.memo'), event.memo],
    [t('brandEvent.reason'), event.reason],
    [t('brandEvent.fields.createdTime'), times.dateTime(event.createdTime)],
  ];
}

/** What a visit gives, and what all looks of the event were given. */
export function useRewardFacts(event: BrandEventDetail): readonly Fact[] {
  const { t } = useTranslation();
  const { assignedPoint, giftName, giftCost, regionId, isLookTaggable } = event;
  const { totalGivenPoints: points, totalGivenCash: cash } = event;
  return [
    [t('brandEvent.fields.assignedPoint'), formatNumber(assignedPoint)],
    [t('brandEvent.fields.giftName'), giftName],
    [t('brandEvent.fields.giftCost'), giftCost === null ? null : formatMoney(giftCost, regionId)],
    [t('brandEvent.fields.isLookTaggable'), t(isLookTaggable ? 'common.yes' : 'common.no')],
    [t('brandEvent.fields.givenPoints'), points === null ? null : formatNumber(points)],
    [t('brandEvent.fields.givenCash'), cash === null ? null : formatMoney(cash, regionId)],
  ];
}
