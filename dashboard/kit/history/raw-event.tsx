import { useTranslation } from 'react-i18next';
import { CodeText } from '../ui/code-text.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

/** The stored event as JSON, folded at first. */
export function RawEvent({ raw }: { raw: unknown }) {
  const { t } = useTranslation();
  return (
    <Disclosure title={t('history.raw')}>
      <CodeText text={JSON.stringify(raw, null, 2)} />
    </Disclosure>
  );
}
