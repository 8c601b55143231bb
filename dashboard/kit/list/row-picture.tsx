import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { Picture } from '../ui/picture.tsx';
import { pictureHeight, useDensity } from './row-size.ts';

/** The picture of a row at the height of the density, with a margin to the text beside it. */
export function RowPicture({ src }: { src: PictureSet | null }) {
  const size = pictureHeight(useDensity());
  return (
    <>
      <Picture src={src} size={size} />
      <span style={{ width: 12, flexShrink: 0 }} />
    </>
  );
}
