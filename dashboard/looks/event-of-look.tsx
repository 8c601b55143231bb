import { useTranslation } from 'react-i18next';
import type { LookDetail } from '#read-api/looks/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatMoney } from '../kit/preferences/money.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { certificationTones } from './look-tones.ts';

/** The event that a look is for, with the status of its certification and what the certification gives. */
export function EventOfLook({ look }: { look: LookDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const {
    brandEvent: event,
    brandEventGivenPoints: givenPoints,
    brandEventGivenCash: givenCash,
    latestBrandEventCertificationStatus: status,
  } = look;
  if (status === null) return null;
  const [reservation] = event?.reservations ?? [];
  const points = (event?.assignedPoint ?? 0) + (reservation?.lookUploadPoint ?? 0);
  const cash = reservation?.lookUploadCash ?? 0;
  const sum = (amount: number, money: number) =>
    [
      t('look.event.points', { amount: formatNumber(amount) }),
      money > 0 && event && formatMoney(money, event.regionId),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <FactList
      facts={[
        [
          t('look.event.status'),
          <StatusChip
            key="status"
            tone={certificationTones[status]}
            text={label(t, 'look.certification', status)}
          />,
        ],
        [
          t('look.event.name'),
          event && (
            <ThingLink key="event" kind="brand_event" id={event.id}>
              {event.brandTag}
            </ThingLink>
          ),
        ],
        [t('look.event.brand'), event && brandName(event.brand, language)],
        [
          t('look.event.days'),
          event && [...new Set([event.startDate, event.endDate])].map(times.calendarDay).join(' – '),
        ],
        [
          t('look.event.reservation'),
          reservation && (
            <ThingLink key="reservation" kind="reservation" id={reservation.id}>
              {reservation.id}
            </ThingLink>
          ),
        ],
        [t('look.event.reward'), event && sum(points, cash)],
        [t('look.event.given'), givenPoints === null ? null : sum(givenPoints, givenCash ?? 0)],
      ]}
    />
  );
}

/** The same as a section of the look's page; nothing for a look that names no reservation. */
export function EventOfLookSection({ look }: { look: LookDetail }) {
  const { t } = useTranslation();
  if (look.latestBrandEventCertificationStatus === null) return null;
  return (
    <Section title={t('look.event.title')}>
      <EventOfLook look={look} />
    </Section>
  );
}
