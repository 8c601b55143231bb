import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { pictureSource } from '../client/api.ts';
import { Picture } from './picture.tsx';

interface PictureLinkProps {
  src: PictureSet;
  size: number;
  /** The alternative text of the picture, since no text beside it describes it. */
  name: string;
}

/** A picture that opens at full size in a new tab. */
export function PictureLink({ src, size, name }: PictureLinkProps) {
  return (
    <a
      href={pictureSource(src.origin.url).src}
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
