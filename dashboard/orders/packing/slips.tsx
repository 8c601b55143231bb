import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { brandName } from '../../brands/brand-name.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../../kit/preferences/time.ts';
import { PrintedSheet, Slip } from '../../packing/printed-sheet.tsx';
import { Address } from './address.tsx';
import type { PackGroup } from './pack-groups.ts';

interface SlipsProps {
  groups: readonly PackGroup[];
  /** When the groups were read. */
  at: number;
  onClose: () => void;
}

/** The printable packing slips: one for each parcel, with its address and its items. */
export function Slips({ groups, at, onClose }: SlipsProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { dateTime } = useTimeFormats();
  const time = dateTime(new Date(at).toISOString());
  return (
    <PrintedSheet
      title={t('order.packing.slips')}
      about={t('order.packing.slipsOf', { amount: formatNumber(groups.length), time })}
      print={t('order.packing.print')}
      onClose={onClose}
    >
      {groups.map(({ key, orderId, brand, delivery, items }) => (
        <Slip key={key}>
          <Typography variant="h2" component="h3" gutterBottom>
            {t('order.packing.ofOrder', { id: orderId })} · {brandName(brand, language)}
          </Typography>
          <Address delivery={delivery} />
          <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
            {items.map(({ id, product, productSize, stock }) => (
              <li key={id}>{[id, product.name, productSize.name, stock.code].filter(Boolean).join(' · ')}</li>
            ))}
          </Box>
        </Slip>
      ))}
    </PrintedSheet>
  );
}
