import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import { readyPicture } from '../kit/pictures/uploaded.ts';

/**
 * Like `pictureNamed`, for a ticket's picture. Hides an uploaded picture from the public before it is stored. A hash may name only a
 * public picture.
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
