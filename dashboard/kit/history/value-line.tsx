import { useTranslation } from 'react-i18next';
import { NoValue } from '../ui/no-value.tsx';

/** A line of `valueLines`, which words what is not there as well. */
export function ValueLine({ line }: { line: string }) {
  const { t } = useTranslation();
  return line === t('common.none') ? <NoValue /> : line;
}
