import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownPhone } from '#domain/text/phone.ts';
import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { SectionGrid } from '../kit/ui/columns.tsx';
import { FactList, FactSection, Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { ItemNotesSection } from './item-notes-section.tsx';
import { isPostExpected, postTone } from './item-tones.ts';
import { lookPointsText } from './look-points-text.ts';
import { ParcelFact } from './parcel-fact.tsx';
import { remainingText } from './remaining.ts';

/** The facts of an item below its headline. Sections without any known fact are not drawn. */
export function ItemFacts({ item }: { item: TrysetItemDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const scope = useIdentity()?.scope;
  const day = (given: string | null) => (given === null ? null : times.calendarDay(given));
  const time = (iso: string | null) => (iso === null ? null : times.dateTime(iso));
  const courier = (code: string | null) => (code === null ? null : label(t, 'couriers', code));
  const tracking = (info: string | null) =>
    info === null ? null : label(t, 'trysetItem.trackingInfo', info);
  const { destination, returnItem } = item;
  const trialEnd = item.trialEnd === null ? null : times.dateTime(item.trialEnd);
  const remaining = remainingText(t, item.remainingDays);
  return (
    <SectionGrid>
      <Section title={t('trysetItem.sections.delivery')}>
        <FactList
          facts={[
            [t('trysetItem.fields.recipient'), destination?.name],
            [t('trysetItem.fields.phone'), destination?.phone && shownPhone(destination.phone)],
            [t('trysetItem.fields.address'), destination?.address],
            [t('trysetItem.fields.notes'), destination?.notes],
            [
              t('trysetItem.fields.express'),
              t(`trysetItem.deliveryType.${item.isExpress ? 'express' : 'normal'}`),
            ],
            [t('trysetItem.fields.courier'), courier(item.courier)],
            [
              t('trysetItem.fields.trackingNumber'),
              <ParcelFact key="parcel" courier={item.courier} trackingNumber={item.trackingNumber} />,
            ],
            [t('trysetItem.fields.trackingInfo'), tracking(item.trackingInfo)],
            [t('trysetItem.fields.delivered'), time(item.deliveredTime)],
          ]}
        />
        {destination === null && scope === 'brand_admin' && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
            {t('trysetItem.destinationHidden')}
          </Typography>
        )}
      </Section>
      <FactSection
        title={t('trysetItem.sections.trial')}
        facts={[
          [t('trysetItem.fields.trialDays'), t('trysetItem.days', { n: item.trialDays })],
          [t('trysetItem.fields.trialEnd'), trialEnd && [trialEnd, remaining].filter(Boolean).join(' · ')],
          [
            t('trysetItem.fields.post'),
            isPostExpected(item) ? (
              <span key="post">
                <StatusChip
                  tone={postTone(item.postStatus)}
                  text={label(t, 'trysetItem.postStatus', item.postStatus)}
                />{' '}
                {item.isPostOverdue && <StatusChip tone="bad" text={t('trysetItem.postOverdue')} />}
              </span>
            ) : null,
          ],
          [t('trysetItem.fields.lookPoints'), lookPointsText(t, item)],
          [t('trysetItem.fields.postExtended'), day(item.maxExtendedLookPostDate)],
          [t('trysetItem.fields.refusalReason'), item.refusalReason],
          [
            t('trysetItem.fields.ruleCodes'),
            item.ruleCodes.map((code) => `${code} ${label(t, 'trysetItem.rule', code)}`).join(', '),
          ],
        ]}
      />
      <FactSection
        title={t('trysetItem.sections.returning')}
        facts={[
          [t('trysetItem.fields.requestedPickup'), day(item.requestedPickupDate)],
          [t('trysetItem.fields.confirmedPickup'), day(item.confirmedPickupDate)],
          [t('trysetItem.fields.courier'), courier(returnItem?.courier ?? null)],
          [
            t('trysetItem.fields.trackingNumber'),
            returnItem && (
              <ParcelFact
                key="parcel"
                courier={returnItem.courier}
                trackingNumber={returnItem.trackingNumber}
              />
            ),
          ],
          [t('trysetItem.fields.trackingInfo'), tracking(returnItem?.trackingInfo ?? null)],
          [t('trysetItem.fields.returnArrived'), time(returnItem?.deliveredTime ?? null)],
          [t('trysetItem.fields.deferredReason'), item.deferredReason],
          [t('trysetItem.fields.fault'), item.faultType && label(t, 'trysetItem.fault', item.faultType)],
        ]}
      />
      <ItemNotesSection item={item} />
      {item.siblings.length > 0 && (
        <Section title={t('trysetItem.sections.siblings')}>
          <Box sx={{ display: 'grid', gap: 1, fontSize: '0.8125rem' }}>
            {item.siblings.map((sibling) => (
              <Box key={sibling.id} sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
                <Picture src={sibling.coverImage} size={64} />
                <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start', '& a': { color: 'link' } }}>
                  <Link to={`/trysetitems/${sibling.id}`}>
                    {sibling.id} · {sibling.productName}
                  </Link>
                  <KindStatus kind="tryset_item" status={sibling.status} />
                </Box>
              </Box>
            ))}
          </Box>
        </Section>
      )}
    </SectionGrid>
  );
}
