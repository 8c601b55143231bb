import type { LookEntryDescription, LookEvent } from '#domain/looks/look-events.ts';
import { lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { byActor, byRule, entry, lookDescription, rejection } from '#domain/testing/looks.ts';
import type { Told } from '#projections/testing/histories.ts';
import { pick, type Random, upTo } from '#projections/testing/random.ts';

interface House {
  products: readonly { id: number; brandId: number }[];
  looks: number;
  /** Looks are posted in the 100 days before this instant. */
  until: string;
}

const dayMs = 86_400_000;

/** Random looks that tag one to three items of any brand, with or without network figures, decided or not. */
export function randomLooks(random: Random, { products, looks, until }: House): Told[] {
  let entryId = 0;
  return Array.from({ length: looks }, (_, index) => index + 1).flatMap((lookId) => {
    const postedAt = Date.parse(until) - Math.floor(upTo(random, 100) * dayMs);
    const snsType = pick(random, lookSnsTypes);
    const entries = Array.from({ length: 1 + upTo(random, 3) }, (): LookEntryDescription => {
      const product = pick(random, products);
      entryId += 1;
      const { id: productId, brandId } = product;
      const of = { kind: 'tryset_item' as const, id: entryId };
      const item = { of, trysetId: lookId, productSizeId: productId };
      return { ...entry, entryId, ...item, productId, brandId };
    });
    const posted: LookEvent = {
      type: 'LookPosted',
      data: {
        ...lookDescription,
        lookId,
        userId: 51 + upTo(random, 3),
        snsType,
        ...saying(linkOf(random)),
        entries,
      },
    };
    const counted: LookEvent[] =
      upTo(random, 4) === 0
        ? []
        : [{ type: 'LookReactionsCounted', data: { ...reactions, followers: 100 * 3 ** upTo(random, 9) } }];
    const liked = brandsOf(entries)
      .filter(() => upTo(random, 4) === 0)
      .map((brandId): LookEvent => ({ type: 'BrandLikedLook', data: { brandId } }));
    const decided = entries.flatMap((each) => decision(random, each.entryId));
    return [posted, ...counted, ...liked, ...decided].map((event) => ({
      stream: `look-${lookId}`,
      event,
      metadata: { occurredAt: new Date(postedAt).toISOString(), brandIds: brandsOf(entries) },
    }));
  });
}

const saying = (link: string | null) => ({
  words: { link, description: '오늘의 룩 #광고 @acme.official' },
  hasLink: link !== null,
});

/** A post's link: missing for some looks, and shared by some others. */
function linkOf(random: Random): string | null {
  return upTo(random, 5) === 0 ? null : `https://www.instagram.com/p/${upTo(random, 200)}/`;
}

const reactions = { like: 1, comment: 1, view: null };

function decision(random: Random, entryId: number): LookEvent[] {
  const by = pick(random, [byActor, byRule]);
  switch (upTo(random, 5)) {
    case 0:
      return [];
    case 1:
      return [{ type: 'LookItemRejected', data: { entryId, points: 0, ...rejection, ...by } }];
    default:
      return [{ type: 'LookItemApproved', data: { entryId, points: 0, ...by } }];
  }
}

const brandsOf = (entries: readonly LookEntryDescription[]) => [
  ...new Set(entries.map(({ brandId }) => brandId)),
];
