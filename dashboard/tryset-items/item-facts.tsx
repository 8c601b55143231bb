import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { SectionGrid } from '../kit/ui/columns.tsx';
import { Code, FactList, Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { ItemNotesSection } from './item-notes-section.tsx';
import { isPostExpected, postTone } from './item-tones.ts';
import { ParcelFact } from './parcel-fact.tsx';
import { remainingText } from './remaining.ts';

export function ItemFacts({ item }: { item: TrysetItemDetail }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const scope = useIdentity()?.scope;
  const day = (given: string | null) => (given === null ? null : times.calendarDay(given));
  const time = (iso: string | null) => (iso === null ? null : times.dateTime(iso));
  const courier = (code: string | null) => (code === null ? null : label(t, 'couriers', code));
  const tracking = (info: string | null) =>
    info === null ? null : label(t, 'trysetItem.trackingInfo', info);
  const { destination, returnItem, user } = item;
  const trialEnd = item.trialEnd === null ? null : times.dateTime(item.trialEnd);
  const remaining = remainingText(t, item.remainingDays);
  return (
    <SectionGrid>
      <Section title={t('trysetItem.sections.item')}>
        <FactList
          facts={[
            [
              t('trysetItem.fields.tryset'),
              <Link key="link" to={`/tryset/${item.trysetId}`}>
                {item.trysetId}
              </Link>,
            ],
            [t('trysetItem.fields.brand'), brandName(item.brand, language)],
            [
              t('trysetItem.fields.product'),
              <span key="product">
                <Link to={`/products/detail/${item.product.id}`}>{item.product.name}</Link>
                {item.product.code !== null && item.product.code !== item.product.name && (
                  <>
                    {' · '}
                    <Code>{item.product.code}</Code>
                  </>
                )}
              </span>,
            ],
            [t('trysetItem.fields.size'), item.productSize.name],
            [t('trysetItem.fields.category'), item.product.categoryName],
            [t('trysetItem.fields.useMode'), label(t, 'trysetItem.useMode', item.useMode)],
            [
              t('trysetItem.fields.stock'),
              <Link key="link" to={`/stocks/${item.stock.id}`}>
                <Code>{item.stock.code}</Code>
              </Link>,
            ],
            [
              t('trysetItem.fields.stockStatus'),
              <KindStatus key="chip" kind="stock_item" status={item.stock.status} />,
            ],
            [t('trysetItem.fields.memoInUse'), item.stock.memoInUse],
            [t('trysetItem.fields.issue'), item.stock.abnormalIssue],
            [t('trysetItem.fields.created'), time(item.createdTime)],
            [t('trysetItem.fields.updated'), time(item.updatedTime)],
          ]}
        />
      </Section>
      <Section title={t('trysetItem.sections.delivery')}>
        <FactList
          facts={[
            [
              t('trysetItem.fields.member'),
              <Link key="member" to={`/curators/${user.id}`}>
                {[user.username ?? t('common.unknownPerson'), user.realName].filter(Boolean).join(' · ')}
              </Link>,
            ],
            [t('trysetItem.fields.recipient'), destination?.name],
            [t('trysetItem.fields.phone'), destination?.phone],
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
      <Section title={t('trysetItem.sections.trial')}>
        <FactList
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
            [t('trysetItem.fields.postExtended'), day(item.maxExtendedLookPostDate)],
            [t('trysetItem.fields.refusalReason'), item.refusalReason],
          ]}
        />
      </Section>
      <Section title={t('trysetItem.sections.returning')}>
        <FactList
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
      </Section>
      <ItemNotesSection item={item} />
      <Section title={t('trysetItem.sections.siblings')}>
        {item.siblings.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t('trysetItem.alone')}
          </Typography>
        ) : (
          <FactList
            facts={item.siblings.map((sibling) => [
              String(sibling.id),
              <span key="sibling">
                <Link to={`/trysetitems/${sibling.id}`}>{sibling.productName}</Link>{' '}
                <KindStatus kind="tryset_item" status={sibling.status} />
              </span>,
            ])}
          />
        )}
      </Section>
    </SectionGrid>
  );
}
