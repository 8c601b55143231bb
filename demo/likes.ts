import { brand } from '#domain/brands/brand.ts';
import type { Liked } from '#domain/likes/like-kinds.ts';
import { memberLikes } from '#domain/likes/member-likes.ts';
import { look } from '#domain/looks/look.ts';
import { product } from '#domain/products/product.ts';
import { randomOf } from '#import/generate.ts';
import { demoBrands } from './catalog/brands.ts';
import { rents } from './catalog/people.ts';
import { demoProducts } from './catalog/products.ts';
import { chanceOf } from './chance.ts';
import { lookIdsOf } from './look-ids.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';
import { productRef } from './tell-product.ts';

/** Plans the likes of members for published brands and products, and for each other's looks. */
export function planLikes(setting: Setting): void {
  const { members, idOf, clockwork, world } = setting;
  const brands = demoBrands
    .map(({ key }) => idOf('brand', key))
    .filter((id) => world.state(brand, id).status === 'published');
  const products = demoProducts
    .map((_, at) => idOf('product', productRef(at)))
    .filter((id) => world.state(product, id).status === 'published');
  for (const [index, person] of members.entries()) {
    if (!rents(person)) continue;
    // Likes have their own random numbers, so that changing them leaves the rest of the demo unchanged.
    const chance = chanceOf(randomOf(9_001 + index));
    const amount = (most: number) => Math.floor(chance.between(0, most + 1));
    const liked: Liked[] = [
      ...chance
        .shuffled(brands)
        .slice(0, amount(2))
        .map((id) => ({ target: 'brands' as const, id })),
      ...chance
        .shuffled(products)
        .slice(0, amount(6))
        .map((id) => ({ target: 'products' as const, id })),
    ];
    for (const each of liked) plan(setting, index, each, chance.between(2, 45));
    clockwork.plan(daysAgo(setting, 1.5), () => {
      for (const lookId of chance.shuffled(shownLooks(setting)).slice(0, amount(4))) {
        plan(setting, index, { target: 'looks', id: lookId }, chance.between(0.1, 1.4));
      }
    });
  }
}

function plan(setting: Setting, index: number, liked: Liked, days: number): void {
  const { clockwork, world, idOf } = setting;
  const id = idOf('user', userRef(index));
  clockwork.plan(daysAgo(setting, days), (at) =>
    world.tell(memberLikes, id, { action: 'like', ...liked }, { actor: { label: 'user', id }, at }),
  );
}

function shownLooks({ world }: Setting): number[] {
  return lookIdsOf(world).filter((id) => {
    const { status, isHidden } = world.state(look, id);
    return status === 'posted' && !isHidden;
  });
}
