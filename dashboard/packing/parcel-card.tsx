import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import CheckIcon from '~icons/ic/baseline-check-circle';
import PendingIcon from '~icons/ic/baseline-radio-button-unchecked';
import PrintIcon from '~icons/ic/outline-print';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { offerOf } from '../labels/label-offer.ts';
import { LabelsButton } from '../labels/labels-button.tsx';
import { slotText } from '../stock/slot-text.ts';
import { Destination } from './destination.tsx';
import type { Garment, Parcel } from './parcels.ts';

interface ParcelCardProps {
  parcel: Parcel;
  scanned: readonly number[];
  onAside: () => void;
  onSlip: () => void;
}

/** The open parcel: whom it goes to, and its garments with their ticks. */
export function ParcelCard({ parcel, scanned, onAside, onSlip }: ParcelCardProps) {
  const { t } = useTranslation();
  const { calendarDay } = useTimeFormats();
  const { trysetId, destination, garments, user, handoverInfo, isPreferExpress, prepareOn } = parcel;
  const done = garments.filter(({ itemId }) => scanned.includes(itemId)).length;
  return (
    <Section
      title={t('packing.ofTryset', { id: trysetId })}
      end={
        <Typography variant="body2" sx={{ fontWeight: 650 }} data-testid="progress">
          {t('packing.amount', { done: formatNumber(done), all: formatNumber(garments.length) })}
        </Typography>
      }
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
        <ThingLink kind="tryset" id={trysetId}>
          {user.username ?? t('common.unknownPerson')}
        </ThingLink>
        {isPreferExpress && <StatusChip tone="waiting" text={t('packing.express')} />}
        {prepareOn !== null && (
          <Typography variant="caption" color="textSecondary">
            {t('packing.prepareOn', { day: calendarDay(prepareOn) })}
          </Typography>
        )}
      </Box>
      <Destination of={destination} />
      {handoverInfo && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          {handoverInfo}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1.5, p: 0, display: 'grid', gap: 1 }}>
        {garments.map((garment) => (
          <GarmentRow key={garment.itemId} garment={garment} isScanned={scanned.includes(garment.itemId)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <LabelsButton
          offers={[
            offerOf(
              'parcels',
              garments.map(({ itemId }) => itemId),
            ),
            offerOf('trysets', [trysetId]),
          ]}
        />
        <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={onSlip}>
          {t('packing.slips.one')}
        </Button>
        <Button color="inherit" onClick={onAside} sx={{ ml: 'auto' }}>
          {t('packing.aside')}
        </Button>
      </Box>
    </Section>
  );
}

function GarmentRow({ garment, isScanned }: { garment: Garment; isScanned: boolean }) {
  const { t } = useTranslation();
  const { code, product, productSize, slot } = garment;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <Picture src={product.coverImage} size={88} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
          {code}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {[product.name, productSize.name].join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {slotText(slot) || t('packing.noSlot')}
        </Typography>
      </Box>
      <Box
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          flexShrink: 0,
          fontSize: '0.8125rem',
          fontWeight: 650,
          color: isScanned ? theme.vars.palette.success.main : theme.vars.palette.text.secondary,
        })}
      >
        {isScanned ? <CheckIcon /> : <PendingIcon />}
        {t(isScanned ? 'packing.scanned' : 'packing.toScan')}
      </Box>
    </Box>
  );
}
