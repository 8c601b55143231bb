import { type Actor, system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { byMethod } from '#domain/looks/by-method.ts';
import { look } from '#domain/looks/look.ts';
import { lookKeepDays } from '#domain/looks/removal.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { uncountedItemStatuses } from '#domain/tryset-items/item-status.ts';
import { postDueAt } from '#domain/tryset-items/post-due.ts';
import { uploadPointOn } from '#domain/tryset-items/upload-points.ts';
import { randomOf } from '#import/generate.ts';
import { demoBrands } from '../catalog/brands.ts';
import { countries } from '../catalog/countries.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { later } from '../clockwork.ts';
import type { Setting } from '../setting.ts';
import type { Garment } from '../wardrobe.ts';
import { type LookLife, planCertification } from './look-certification.ts';
import { lookFateOf } from './look-fates.ts';
import { planVisits } from './look-visits.ts';
import { postText } from './post-text.ts';

/** The items of a tryset that a member may show in a look. */
export interface Shown {
  trysetId: number;
  /** Number of the tryset, which is also part of its look's ref. */
  number: number;
  member: number;
  user: Actor;
  items: readonly { trysetItemId: number; garment: Garment }[];
  delivered: string;
  /** A look for a proposal is always posted and certified. */
  proposalId: number | null;
}

/** Seed of the looks. It is separate, so that changing the looks leaves the trysets unchanged. */
const seed = 5_012;
const shareThatShow = 62;

/** Plans the look that a member posts of the delivered items, and the look's certification. */
export function planLook(setting: Setting, shown: Shown): void {
  const chance = chanceOf(randomOf(seed + shown.number));
  if (!chance.percent(shareThatShow) && shown.proposalId === null) return;
  const posted = later(shown.delivered, chance.between(20, 200));
  setting.clockwork.plan(posted, (at) => {
    const life = post(setting, chance, shown, at);
    if (life === null) return;
    planCertification(life, at);
    planVisits(setting, life, at);
  });
}

/** Posts a look of the items delivered so far, with the result of the brands' rules. */
function post(setting: Setting, chance: Chance, shown: Shown, at: string): LookLife | null {
  const { world, idOf, members, lookPictures } = setting;
  const { trysetId, number, member, user, proposalId } = shown;
  const tagged = shown.items.filter(({ trysetItemId }) => isShowable(setting, trysetItemId));
  const [first] = tagged;
  if (first === undefined) return null;
  const ref = `look ${number}`;
  const lookId = idOf('look', ref);
  const imageId = idOf('look_image', ref);
  const hash = lookPictures[first.garment.product];
  const byChance = lookFateOf(chance);
  const fate = proposalId === null ? byChance : 'approved';
  const snsType = chance.pick(['Instagram', 'Instagram', 'Instagram', 'Youtube', 'Blog'] as const);
  const brands = [...new Set(tagged.map(({ garment }) => demoBrands[garment.brand]))];
  const { gender = null, regionId = 'KOREA' } = members[member] ?? {};
  // Pads the number, as YouTube ids have eleven characters.
  const padded = String(number).padStart(5, '0');
  const words = {
    link: linkOf(snsType, fate === 'gone' ? `deleted${padded.slice(-4)}` : `tryset${padded}`),
    description: postText(chance, countries[regionId], brands, { saysPaid: fate !== 'untagged' }),
  };
  const [postedBy] = world.act(
    {
      on: 'look',
      id: lookId,
      command: {
        action: 'post',
        look: {
          lookId,
          userId: user.id ?? 0,
          userGender: gender,
          userRegion: regionId,
          snsType,
          keepDays: lookKeepDays,
          reservationId: null,
          proposalId,
          eventBrandId: null,
          // The words stay unsealed here, as generating is synchronous; `sealedEvents` seals them later.
          words,
          hasLink: true,
          images: hash === undefined ? [] : [{ imageId, hash }],
        },
        entries: tagged.map(({ trysetItemId }, index) => {
          const item = world.state(trysetItem, trysetItemId);
          const { brandId, productId, productSizeId } = item;
          return {
            entryId: idOf('look_item', `${ref} item ${index}`),
            of: { kind: 'tryset_item' as const, id: trysetItemId },
            trysetId,
            brandId,
            productId,
            productSizeId,
            uploadPoint: uploadPointOn(item, snsType),
            givenPoints: 0,
          };
        }),
      },
    },
    { actor: user, at, trysetId },
  );
  for (const entry of world.state(look, lookId).entries) {
    const due = postDueAt(world.state(trysetItem, entry.of.id));
    const command = byMethod(world.state(look, lookId), entry, {
      words,
      brand: world.state(brand, entry.brandId),
      postDueAt: due,
    });
    if (command === null || postedBy === undefined) continue;
    const origin = world.follows(postedBy, `certify:${entry.entryId}`);
    world.act({ on: 'look', id: lookId, command }, { actor: system, at, trysetId }, origin);
  }
  return { setting, chance, lookId, trysetId, user, country: countries[regionId], fate };
}

function isShowable({ world }: Setting, trysetItemId: number): boolean {
  const { status, deliveredAt, isRemoved, refusalType } = world.state(trysetItem, trysetItemId);
  return (
    deliveredAt !== null && !isRemoved && refusalType === 'idle' && !uncountedItemStatuses.includes(status)
  );
}

function linkOf(snsType: 'Instagram' | 'Youtube' | 'Blog', name: string): string {
  switch (snsType) {
    case 'Instagram':
      return `https://www.instagram.com/p/${name}/`;
    case 'Youtube':
      return `https://youtu.be/${name}`;
    case 'Blog':
      return `https://blog.example/${name}`;
  }
}
