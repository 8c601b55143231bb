import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The text for a missing value, in a lighter colour than a value. */
export function NoValue() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {t('common.none')}
    </Box>
  );
}

/** Whether the node shows a value. Zero counts as one; null, undefined, false and the empty text do not. */
export function isValue(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false;
}

/** The value itself, or `NoValue` if it is missing. */
export function orNoValue(value: ReactNode): ReactNode {
  return isValue(value) ? value : <NoValue />;
}
