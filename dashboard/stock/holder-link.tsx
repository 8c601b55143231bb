import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { label } from '../i18n/label.ts';
import { orderItemRoom } from '../orders/paths.ts';

interface HolderLinkProps {
  holder: { kind: string; id: number };
  /** The link's text; by default the holder's kind and id. */
  text?: string;
}

/** The holder that a garment is reserved for or lent to. */
export function HolderLink({ holder, text }: HolderLinkProps) {
  const { t } = useTranslation();
  const shown = text ?? label(t, 'stockItem.holderKind', holder.kind, { id: holder.id });
  const page = pageOf(holder);
  return page === null ? shown : <Link to={page}>{shown}</Link>;
}

/** The page of a holder; null for kinds without pages. */
function pageOf({ kind, id }: HolderLinkProps['holder']): string | null {
  if (kind === 'tryset_item') return `/trysetitems/${id}`;
  return kind === 'order_item' ? orderItemRoom(id) : null;
}
