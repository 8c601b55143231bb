import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { PictureLink } from '../ui/picture-link.tsx';

/** The picture of an event, shown whether the entry is open or closed. */
export function EntryPicture({ picture }: Pick<HistoryEntry, 'picture'>) {
  const { t } = useTranslation();
  return picture === null ? null : <PictureLink src={picture} size={64} name={t('history.memoPicture')} />;
}
