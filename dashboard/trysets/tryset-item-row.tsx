import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { usePast } from '../kit/as-of/past.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { ParcelFact } from '../tryset-items/parcel-fact.tsx';
import { remainingText } from '../tryset-items/remaining.ts';
import { ItemMenu } from './item-menu.tsx';

interface TrysetItemRowProps {
  item: TrysetItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One item: its garment, its status, its parcels and its actions. */
export function TrysetItemRow({ item, isChosen, onChoose }: TrysetItemRowProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const isStaff = useIdentity()?.scope === 'staff';
  const { isPast } = usePast();
  const parcels = [
    { name: t('tryset.parcelOut'), ...item },
    { name: t('tryset.parcelBack'), ...(item.returnItem ?? { courier: null, trackingNumber: null }) },
  ].filter(({ courier }) => courier !== null);
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: '38px 72px minmax(0, 3fr) minmax(0, 2fr) auto',
        columnGap: 1.25,
        alignItems: 'center',
        py: 1,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        '& a': {
          color: 'link',
          textDecorationColor: 'transparent',
          fontWeight: 550,
          display: 'inline-block',
          lineHeight: '24px',
        },
        '& a:hover': { textDecorationColor: 'currentcolor' },
        '@media (max-width: 700px)': { gridTemplateColumns: '38px 72px minmax(0, 1fr) auto' },
      })}
    >
      <Checkbox
        size="small"
        checked={isChosen}
        disabled={isPast}
        onChange={(event) => onChoose(event.target.checked)}
        slotProps={{ input: { 'aria-label': t('tryset.chooseItem', { id: item.id }) } }}
      />
      <Picture src={item.product.coverImage} size={96} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Link to={`/trysetitems/${item.id}`}>
            {item.id} · {item.product.name}
          </Link>
          <KindStatus kind="tryset_item" status={item.status} />
          {item.isExpress && <StatusChip tone="waiting" text={t('trysetItem.deliveryType.express')} />}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {isStaff && `${brandName(item.brand, language)} · `}
          {item.productSize.name} · <Link to={`/stocks/${item.stock.id}`}>{item.stock.code}</Link>
        </Box>
      </Box>
      <Box
        sx={{
          minWidth: 0,
          color: 'text.secondary',
          '@media (max-width: 700px)': { gridColumn: '3 / 4', gridRow: 2 },
        }}
      >
        {parcels.map(({ name, courier, trackingNumber }) => (
          <div key={name}>
            {name}: {label(t, 'couriers', courier ?? '')}{' '}
            <ParcelFact courier={courier} trackingNumber={trackingNumber} />
          </div>
        ))}
        {item.trialEnd !== null && (
          <div>
            {t('trysetItem.fields.trialEnd')}: {times.date(item.trialEnd)} ·{' '}
            {remainingText(t, item.remainingDays)}
          </div>
        )}
        {item.deferredReason !== null && item.status === 'return_deferred' && (
          <div>
            {t('trysetItem.fields.deferredReason')}: {item.deferredReason}
          </div>
        )}
      </Box>
      <ItemMenu item={item} />
    </Box>
  );
}
