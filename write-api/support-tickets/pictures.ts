import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import { readyPicture } from '../kit/pictures/uploaded.ts';

/**
 * Returns the hash of a ticket's picture, like `pictureNamed`. An uploaded picture is hidden from the public before it is
 * stored. A hash may name only public pictures.
 */
export async function ticketPicture(
  deps: Pick<WriteDeps, 'pictures' | 'certificates'>,
  asked: Pick<Asked, 'uploads'>,
  key: string,
  ticketId: number,
): Promise<string> {
  const sent = await readyPicture(asked.uploads, key, {
    certificate_of: null,
    ticket_of: ticketId,
    damage_of: null,
  });
  return sent ?? pictureNamed(deps, asked, key);
}
