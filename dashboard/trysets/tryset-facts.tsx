import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TrysetDetail } from '#read-api/trysets/contract.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';

/** The member, and the facts and times of the delivery. */
export function DeliverySection({ tryset }: { tryset: TrysetDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const day = (given: string | null) => given && times.calendarDay(given);
  const { user } = tryset;
  return (
    <Section title={t('tryset.sections.delivery')}>
      <FactList
        facts={[
          [
            t('tryset.fields.member'),
            <Link key="member" to={`/curators/${user.id}`}>
              {[user.username ?? t('common.unknownPerson'), user.realName].filter(Boolean).join(' · ')}
            </Link>,
          ],
          [t('tryset.fields.express'), t(`tryset.express.${tryset.isPreferExpress}`)],
          [t('tryset.fields.prepareOn'), day(tryset.timeToPrepareDelivery)],
          [t('tryset.fields.expected'), day(tryset.expDeliveryTime)],
          [t('tryset.fields.created'), times.dateTime(tryset.createdTime)],
          [t('tryset.fields.updated'), times.dateTime(tryset.updatedTime)],
        ]}
      />
    </Section>
  );
}

/** The facts of the return request. */
export function ReturnSection({ tryset: { returnRequest } }: { tryset: TrysetDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const day = (given: string | null) => given && times.calendarDay(given);
  if (returnRequest === null) return null;
  return (
    <Section title={t('tryset.sections.returning')}>
      <FactList
        facts={[
          [t('tryset.fields.pickupReason'), returnRequest.requestedPickupReason],
          [t('tryset.fields.requestedPickup'), day(returnRequest.requestedPickupDate)],
          [t('tryset.fields.confirmedPickup'), day(returnRequest.confirmedPickupDate)],
          [
            t('tryset.fields.returnAccepted'),
            returnRequest.approvedTime && times.dateTime(returnRequest.approvedTime),
          ],
        ]}
      />
    </Section>
  );
}
