import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import { readyPicture } from '../kit/pictures/uploaded.ts';

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
  const sent = await readyPicture(asked.uploads, key, { certificate_of: null, ticket_of: ticketId });
  return sent ?? pictureNamed(deps, asked, key);
}
