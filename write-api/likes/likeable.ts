import { brand } from '#domain/brands/brand.ts';
import type { Liked, LikeTarget } from '#domain/likes/like-kinds.ts';
import { look } from '#domain/looks/look.ts';
import { member } from '#domain/members/member.ts';
import { product } from '#domain/products/product.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

type IsThere = (deps: Pick<WriteDeps, 'streams'>, id: number) => Promise<boolean>;

/** How to check that members may see an entity: entities must be published, and looks not hidden by their members. */
const isLikeable: Readonly<Record<LikeTarget, { entity: string; isThere: IsThere }>> = {
  brands: {
    entity: 'brand',
    isThere: async ({ streams }, id) => (await streams.load(brand, id)).state.status === 'published',
  },
  products: {
    entity: 'product',
    isThere: async ({ streams }, id) => (await streams.load(product, id)).state.status === 'published',
  },
  looks: {
    entity: 'look',
    async isThere({ streams }, id) {
      const { status, isHidden, userId } = (await streams.load(look, id)).state;
      if (status !== 'posted' || isHidden) return false;
      return (await streams.load(member, userId)).state.isPublic;
    },
  },
  magazines: {
    entity: 'magazine',
    async isThere({ streams }, id) {
      const { status, isPublished } = (await streams.load(referenceDecider('magazine'), id)).state;
      return status === 'active' && isPublished;
    },
  },
};

/** Throws 404 if members may not see the entity. */
export async function requireLikeable(
  deps: Pick<WriteDeps, 'streams'>,
  { target, id }: Liked,
): Promise<void> {
  const { entity, isThere } = isLikeable[target];
  if (!(await isThere(deps, id))) throw notFound(entity, id);
}
