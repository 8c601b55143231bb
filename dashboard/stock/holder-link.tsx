import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { label } from '../i18n/label.ts';

/** Whom a garment is reserved for or lent to. */
export function HolderLink({ holder }: { holder: { kind: string; id: number } | null }) {
  const { t } = useTranslation();
  if (holder === null) return null;
  const text = label(t, 'stockItem.holderKind', holder.kind, { id: holder.id });
  return holder.kind === 'tryset_item' ? <Link to={`/trysetitems/${holder.id}`}>{text}</Link> : text;
}
