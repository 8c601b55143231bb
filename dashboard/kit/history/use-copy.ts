import { useTranslation } from 'react-i18next';
import { notify } from '../ui/notices.tsx';

/** Copies a text and says whether that worked, since browsers offer the clipboard only to secure pages. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation();
  return (text) => {
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => notify('success', t('history.copied')),
      () => notify('fail', t('history.copyFailed')),
    );
  };
}
