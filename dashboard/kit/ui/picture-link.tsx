import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { Picture } from './picture.tsx';

interface PictureLinkProps {
  src: PictureSet;
  size: number;
  /** What it shows, which no text beside it says. */
  name: string;
}

/** A picture that opens whole in a tab of its own. */
export function PictureLink({ src, size, name }: PictureLinkProps) {
  return (
    <a
      href={src.origin.url}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      title={name}
      style={{ display: 'block', width: 'fit-content' }}
    >
      <Picture src={src} size={size} name={name} />
    </a>
  );
}
