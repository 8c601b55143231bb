import { LRUCache } from 'lru-cache';
import type { Caller } from '#http/caller.ts';
import type { NamedPictureTable } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { indexedOnce } from '../index/until-known.ts';
import { isInScope } from '../scope.ts';
import { notePictures, picturesNamed } from './named.ts';

/**
 * Which pictures are business certificates, or of support tickets. One that was only ever such is hidden from the public; one that
 * was also shown elsewhere, before or after, is not. It is noted before its picture is kept, so that it is hidden
 * from its first moment. Any other picture is sent to be shown: between
 * its upload and the event that names it nobody but the sender knows its hash, and whoever does may see it.
 */
export interface Certificates {
  /** Notes a picture as a brand's certificate. */
  note(hash: string, brandId: number): Promise<void>;
  /** Whether the picture is a certificate or a ticket's and nothing else. 503 until all is known that was so at the first call. */
  isHidden(hash: string): Promise<boolean>;
  /** Whether the picture is a certificate that the caller may see: staff any, a brand admin the own brand's. 503 as above. */
  isSeenBy(hash: string, caller: Caller): Promise<boolean>;
}

/** A list of rows is a hundred pictures: those that everybody may see are looked up once in a process. */
const remembered = 50_000;

export function createCertificates(deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>): Certificates {
  const wasWhole = indexedOnce(deps);
  // Whoever could see a picture once always may. That one is hidden, or named by nobody yet, can change.
  const shown = new LRUCache<string, true>({ max: remembered });
  async function namedAs(hash: string): Promise<NamedPictureTable[]> {
    await wasWhole();
    return picturesNamed(deps.db, hash);
  }
  return {
    note: (hash, brandId) => notePictures(deps.db, [{ hash, certificate_of: brandId, ticket_of: null }]),
    async isHidden(hash) {
      if (shown.has(hash)) return false;
      const named = await namedAs(hash);
      const isShown = named.some((row) => row.certificate_of === null && row.ticket_of === null);
      if (isShown) shown.set(hash, true);
      return named.length > 0 && !isShown;
    },
    async isSeenBy(hash, caller) {
      const named = await namedAs(hash);
      const brandIds = named.flatMap((row) =>
        row.certificate_of === null ? [] : Number(row.certificate_of),
      );
      return brandIds.length > 0 && isInScope(caller, { brandIds });
    },
  };
}
