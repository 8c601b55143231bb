import type { NamedPictureTable } from '../../database.ts';
import type { Uploads } from './incoming.ts';

/** A use of a picture that not everybody may see. */
export type HiddenUse = Omit<NamedPictureTable, 'hash'>;

/**
 * Returns the hash of the picture sent under a key, which is stored with the command's events; null if none was sent. For a
 * hidden picture, its use (`as`) is recorded before it is stored. Throws like `madePicture`.
 */
export async function readyPicture(
  { files, named }: Uploads,
  key: string,
  as?: HiddenUse,
): Promise<string | null> {
  const picture = await files.get(key)?.ready();
  if (picture === undefined) return null;
  const { hash } = picture;
  const before = named.get(hash)?.as ?? [];
  named.set(hash, { picture, as: as === undefined ? before : [...before, { ...as, hash }] });
  return hash;
}
