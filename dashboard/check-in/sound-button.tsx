import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import SoundOffIcon from '~icons/ic/outline-volume-off';
import SoundOnIcon from '~icons/ic/outline-volume-up';
import { useSignals } from './signal.ts';

/** Turns the sounds of the desks on and off, on this device. */
export function SoundButton() {
  const { t } = useTranslation();
  const [hasSignals, toggleSignals] = useSignals();
  return (
    <IconButton
      aria-pressed={hasSignals}
      aria-label={t('checkIn.signals')}
      title={t('checkIn.signals')}
      onClick={toggleSignals}
    >
      {hasSignals ? <SoundOnIcon fontSize="small" /> : <SoundOffIcon fontSize="small" />}
    </IconButton>
  );
}
