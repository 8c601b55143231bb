import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { trysetCode } from '#domain/labels/label-codes.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { Barcode } from './barcode.tsx';
import { Destination } from './destination.tsx';
import type { Parcel } from './parcels.ts';
import { PrintedSheet, Slip } from './printed-sheet.tsx';

interface SlipsProps {
  parcels: readonly Parcel[];
  /** When the parcels were read. */
  at: number;
  onClose: () => void;
}

/** The printable packing slips: one for each parcel, with its address, its garments and the tryset's barcode. */
export function Slips({ parcels, at, onClose }: SlipsProps) {
  const { t } = useTranslation();
  const { dateTime } = useTimeFormats();
  const time = dateTime(new Date(at).toISOString());
  return (
    <PrintedSheet
      title={t(parcels.length === 1 ? 'packing.slips.one' : 'packing.slips.title')}
      about={t('packing.slips.of', { amount: formatNumber(parcels.length), time })}
      print={t('packing.pick.print')}
      onClose={onClose}
    >
      {parcels.map(({ trysetId, destination, garments, handoverInfo }) => (
        <Slip key={trysetId}>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap', mb: 1 }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h2" component="h3" gutterBottom>
                {t('packing.ofTryset', { id: trysetId })}
              </Typography>
              <Destination of={destination} />
            </Box>
            <Barcode code={trysetCode(trysetId)} />
          </Box>
          <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
            {garments.map(({ itemId, product, productSize, code }) => (
              <li key={itemId}>{[product.name, productSize.name, code].filter(Boolean).join(' · ')}</li>
            ))}
          </Box>
          {handoverInfo && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {handoverInfo}
            </Typography>
          )}
        </Slip>
      ))}
    </PrintedSheet>
  );
}
