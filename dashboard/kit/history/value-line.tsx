import { useTranslation } from 'react-i18next';
import { NoValue } from '../ui/no-value.tsx';

/** A line of `valueLines`. The word for a missing value is shown more quietly than a value. */
export function ValueLine({ line }: { line: string }) {
  const { t } = useTranslation();
  return line === t('common.none') ? <NoValue /> : line;
}
