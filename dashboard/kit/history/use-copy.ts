import { useTranslation } from 'react-i18next';
import { notify } from '../ui/notices.tsx';

/** Puts a text on the clipboard and says whether it is there: browsers give it to secure pages alone. */
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
