import type { NamedPictureTable } from '../../database.ts';
import type { Uploads } from './incoming.ts';

/**
 * The hash of the picture that came under a key, which is kept with the command's events; null where none did. One that not everybody
 * may see is noted `as` such before it is kept. Throws as `madePicture`.
 */
export async function readyPicture(
  { files, named }: Uploads,
  key: string,
  as?: Omit<NamedPictureTable, 'hash'>,
): Promise<string | null> {
  const picture = await files.get(key)?.ready();
  if (picture === undefined) return null;
  const { hash } = picture;
  const before = named.get(hash)?.as ?? [];
  named.set(hash, { picture, as: as === undefined ? before : [...before, { ...as, hash }] });
  return hash;
}
