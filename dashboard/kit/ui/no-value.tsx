import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The word for a value that could stand here and does not, quieter than a value. */
export function NoValue() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {t('common.none')}
    </Box>
  );
}

/** A zero is a value. */
export function isValue(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}

/** A value as it is, or the word for none. */
export function orNoValue(value: ReactNode): ReactNode {
  return isValue(value) ? value : <NoValue />;
}
