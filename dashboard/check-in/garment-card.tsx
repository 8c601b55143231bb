import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Scanned } from '#read-api/stock/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { type Fact, FactList, Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { slotText } from '../stock/slot-text.ts';

/** The current garment and its current or last rental. */
export function GarmentCard({ found: { stock, item } }: { found: Scanned }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { dateTime } = useTimeFormats();
  const pieces = stock.pieces.map(({ name, slot }) => [name, slotText(slot)].filter(Boolean).join(' '));
  const known = ([, value]: Fact) => value !== null && value !== '' && value !== undefined;
  const facts: Fact[] = [
    [t('stockItem.fields.conditionGrade'), stock.conditionGrade],
    [t('stockItem.fields.slot'), slotText(stock.slot)],
    [t('stockItem.fields.abnormalIssue'), stock.abnormalIssue],
    [t('stockItem.fields.memoInUse'), stock.memoInUse],
    [t('stockItem.fields.holdReason'), stock.holdReason],
    [t('stockItem.sections.pieces'), pieces.join(', ')],
  ];
  const parcel = item?.returnItem ?? null;
  const courier = parcel?.courier ?? item?.courier ?? null;
  const rental: Fact[] =
    item === null
      ? []
      : [
          [t('checkIn.rental'), <Link key="item" to={`/trysetitems/${item.id}`}>{`#${item.id}`}</Link>],
          [t('checkIn.rentalStatus'), <KindStatus key="status" kind="tryset_item" status={item.status} />],
          [t('checkIn.member'), item.user.realName ?? item.user.username ?? t('common.unknownPerson')],
          [t('checkIn.delivered'), item.deliveredTime && dateTime(item.deliveredTime)],
          [
            t('checkIn.parcel'),
            courier &&
              `${label(t, 'couriers', courier)} ${parcel?.trackingNumber ?? item.trackingNumber ?? ''}`.trim(),
          ],
          [t('checkIn.deferredReason'), item.deferredReason],
          [
            t('checkIn.damageReported'),
            item.damageReportedTime && (
              <StatusChip key="damage" tone="bad" text={dateTime(item.damageReportedTime)} />
            ),
          ],
        ];
  return (
    <Section title={t('checkIn.garment')}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Picture src={stock.product.coverImage} size={112} />
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Typography component="p" sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 }}>
              <Link to={`/stocks/${stock.id}`}>{stock.code}</Link>
            </Typography>
            <KindStatus kind="stock_item" status={stock.status} />
          </Box>
          <Typography>{stock.product.name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {[stock.productSize.name, brandName(stock.brand, language)].filter(Boolean).join(' · ')}
          </Typography>
          <FactList facts={facts.filter(known)} />
        </Box>
        {item !== null && (
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <FactList facts={rental.filter(known)} />
          </Box>
        )}
      </Box>
    </Section>
  );
}
