import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../changes/asked.ts';
import { pictureHash } from './pictures.ts';
import { readyPicture } from './uploaded.ts';

type Deps = Pick<WriteDeps, 'pictures' | 'certificates'>;

/**
 * The hash of the picture that a JSON value names: the key of an upload of this request, or the hash of a picture that
 * is there already. A certificate is not shown to everybody by its hash alone: whoever wants that sends it. 422
 * `picture.unknown` for anything else; as `variantsOf` for a picture that cannot be taken.
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

/**
 * As `pictureNamed`, for a brand's certificate, which is hidden before it is kept. By its hash a brand admin may name the
 * own brand's and what everybody may see.
 */
export async function certificateNamed(
  { pictures, certificates }: Deps,
  { uploads, caller }: Pick<Asked, 'uploads' | 'caller'>,
  key: string,
  brandId: number,
): Promise<string> {
  const sent = await readyPicture(uploads, key, { certificate_of: brandId, ticket_of: null });
  if (sent !== null) return sent;
  const isThere = pictureHash.test(key) && (await pictures.has(key));
  if (!isThere || ((await certificates.isHidden(key)) && !(await certificates.isSeenBy(key, caller)))) {
    throw unknownPicture(key);
  }
  await certificates.note(key, brandId);
  return key;
}

function unknownPicture(key: string): Error {
  return unprocessable('picture.unknown', `there is no upload and no picture ${key}`, { key });
}
