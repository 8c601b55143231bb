import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { hashOf, keepPicture } from '../kit/pictures/keep-picture.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';

/**
 * As `pictureNamed`, for a picture of a ticket: what is sent is hidden from the public before it is kept. By its hash only what
 * everybody may see is named.
 */
export async function ticketPicture(
  deps: Pick<WriteDeps, 'pictures' | 'certificates'>,
  asked: Pick<Asked, 'uploads'>,
  key: string,
  ticketId: number,
): Promise<string> {
  const upload = asked.uploads.get(key);
  if (upload === undefined) return pictureNamed(deps, asked, key);
  const bytes = await upload.bytes();
  await deps.certificates.noteTicket(hashOf(bytes), ticketId);
  return keepPicture(deps.pictures, bytes);
}
