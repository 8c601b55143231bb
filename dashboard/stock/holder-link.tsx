import { useTranslation } from 'react-i18next';
import { label } from '../i18n/label.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';

interface HolderLinkProps {
  holder: { kind: string; id: number };
  /** The link's text; by default the holder's kind and id. */
  text?: string;
}

/** The holder that a garment is reserved for or lent to. */
export function HolderLink({ holder, text }: HolderLinkProps) {
  const { t } = useTranslation();
  const shown = text ?? label(t, 'stockItem.holderKind', holder.kind, { id: holder.id });
  return (
    <ThingLink kind={holder.kind} id={holder.id}>
      {shown}
    </ThingLink>
  );
}
