import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../history/use-copy.ts';

/** The recovery codes, each of which signs in once without the device. They are shown only once. */
export function RecoveryCodes({ codes, onSeen }: { codes: readonly string[]; onSeen: () => void }) {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <>
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        {t('secondFactor.done')}
      </Alert>
      <Typography sx={{ mb: 1 }}>{t('secondFactor.recovery')}</Typography>
      <Box
        component="ul"
        aria-label={t('secondFactor.recoveryCodes')}
        sx={{ columns: 2, listStyle: 'none', m: 0, mb: 1, p: 0, fontFamily: 'monospace' }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button onClick={() => copy(codes.join('\n'))}>{t('secondFactor.copy')}</Button>
      <Button onClick={onSeen}>{t('secondFactor.kept')}</Button>
    </>
  );
}
