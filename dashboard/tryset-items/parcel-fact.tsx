import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import OpenInNewIcon from '~icons/ic/baseline-open-in-new';
import { label } from '../i18n/label.ts';
import { NoValue } from '../kit/ui/no-value.tsx';
import { trackingAddress } from './tracking-address.ts';

interface ParcelFactProps {
  courier: string | null;
  trackingNumber: string | null;
}

/** A tracking number, linked to the courier's tracking page if one is known. */
export function ParcelFact({ courier, trackingNumber }: ParcelFactProps) {
  const { t } = useTranslation();
  if (trackingNumber === null) return <NoValue />;
  if (courier === null) return trackingNumber;
  const address = trackingAddress(courier, trackingNumber);
  if (address === null) return trackingNumber;
  const name = t('trysetItem.trackAt', { courier: label(t, 'couriers', courier) });
  return (
    <Box
      component="a"
      href={address}
      target="_blank"
      rel="noreferrer"
      title={name}
      aria-label={`${trackingNumber}: ${name}`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {trackingNumber}
      <OpenInNewIcon sx={{ fontSize: 14 }} />
    </Box>
  );
}
