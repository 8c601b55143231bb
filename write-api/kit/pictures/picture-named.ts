import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../changes/asked.ts';
import { pictureHash } from './pictures.ts';
import { type HiddenUse, readyPicture } from './uploaded.ts';

type Deps = Pick<WriteDeps, 'pictures' | 'certificates'>;

/**
 * Returns the hash of the picture that a JSON value names: the key of an upload of this request, or the hash of a stored
 * picture. The hash of a hidden picture is refused; to publish a certificate, it must be sent again. Throws 422
 * `picture.unknown` for anything else, and like `variantsOf` for a refused picture.
 */
export async function pictureNamed(
  { pictures, certificates }: Deps,
  { uploads }: Pick<Asked, 'uploads'>,
  key: string,
): Promise<string> {
  const sent = await readyPicture(uploads, key);
  if (sent !== null) return sent;
  const isThere = pictureHash.test(key) && (await pictures.has(key));
  if (isThere && !(await certificates.isHidden(key))) return key;
  throw unknownPicture(key);
}

/** Returns the hash of a hidden picture that this request sends under a key. Throws 422 `picture.unknown` if it sends none. */
export async function pictureSent(
  { uploads }: Pick<Asked, 'uploads'>,
  key: string,
  as: HiddenUse,
): Promise<string> {
  const sent = await readyPicture(uploads, key, as);
  if (sent === null) throw unknownPicture(key);
  return sent;
}

/**
 * Like `pictureNamed`, for a brand's certificate. It is listed as non-public before its file is stored, so it is never
 * publicly readable. Brand admins may name certificates
 * of their own brand and public pictures by hash.
 */
export async function certificateNamed(
  { pictures, certificates }: Deps,
  { uploads, caller }: Pick<Asked, 'uploads' | 'caller'>,
  key: string,
  brandId: number,
): Promise<string> {
  const sent = await readyPicture(uploads, key, {
    certificate_of: brandId,
    ticket_of: null,
    damage_of: null,
  });
  if (sent !== null) return sent;
  const isThere = pictureHash.test(key) && (await pictures.has(key));
  if (!isThere || ((await certificates.isHidden(key)) && !(await certificates.isSeenBy(key, caller)))) {
    throw unknownPicture(key);
  }
  await certificates.note(key, brandId);
  return key;
}

function unknownPicture(key: string): Error {
  return unprocessable(
    'picture.unknown',
    `no upload of this request and no stored picture is called ${key}`,
    { key },
  );
}
