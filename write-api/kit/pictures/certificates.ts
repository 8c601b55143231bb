import { LRUCache } from 'lru-cache';
import type { Caller } from '#http/caller.ts';
import type { NamedPictureTable } from '../../database.ts';
import type { WriteDeps } from '../../deps.ts';
import { indexedOnce } from '../index/until-known.ts';
import { isInScope } from '../scope.ts';
import { notePictures, picturesNamed } from './named.ts';

/**
 * Tells which pictures are hidden: business certificates, and pictures of support tickets and of damaged items. A picture is hidden if
 * it was used only in these ways; one that was also used in public is not. A hidden use is recorded before the picture is stored, so that
 * the picture is hidden from the first moment. Any other picture is uploaded to be shown. Until an event names it, only its
 * sender knows its hash, and anybody who knows the hash may see it.
 */
export interface Certificates {
  /** Records that a picture is a brand's certificate. */
  note(hash: string, brandId: number): Promise<void>;
  /**
   * Returns whether the picture is used only as a certificate, in a ticket or in a report of damage. Throws 503 until the index has
   * caught up with the first call.
   */
  isHidden(hash: string): Promise<boolean>;
  /**
   * Returns whether the picture is a certificate that the caller may see: staff see all, brand admins those of their own
   * brand. Throws 503 like `isHidden`.
   */
  isSeenBy(hash: string, caller: Caller): Promise<boolean>;
}

/**
 * The number of public pictures in the cache. A page of rows can have a hundred pictures, so public ones are looked up once
 * per process.
 */
const remembered = 50_000;

export function createCertificates(deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>): Certificates {
  const wasWhole = indexedOnce(deps);
  // Only public pictures are cached, since they stay public. Hidden or unnamed ones can still become public.
  const shown = new LRUCache<string, true>({ maxSize: remembered, sizeCalculation: () => 1 });
  async function namedAs(hash: string): Promise<NamedPictureTable[]> {
    await wasWhole();
    return picturesNamed(deps.db, hash);
  }
  return {
    note: (hash, brandId) =>
      notePictures(deps.db, [{ hash, certificate_of: brandId, ticket_of: null, damage_of: null }]),
    async isHidden(hash) {
      if (shown.has(hash)) return false;
      const named = await namedAs(hash);
      const isShown = named.some(isPublic);
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

const isPublic = (row: NamedPictureTable) =>
  row.certificate_of === null && row.ticket_of === null && row.damage_of === null;
