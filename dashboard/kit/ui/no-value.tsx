import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The word for a missing value, in a quieter colour than values. */
export function NoValue() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {t('common.none')}
    </Box>
  );
}

/** Whether there is a value to show. Zero is a value. */
export function isValue(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}

/** The value, or the word for a missing one. */
export function orNoValue(value: ReactNode): ReactNode {
  return isValue(value) ? value : <NoValue />;
}
