import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { member } from '#domain/members/member.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import { type ReferenceFields, type ReferenceKind, withDefaults } from '#domain/reference/reference-kinds.ts';
import { demoBrands } from './catalog/brands.ts';
import { japaneseEditions } from './catalog/japan.ts';
import { type DemoMeasure, demoMeasures, smallest } from './catalog/measures.ts';
import { rents } from './catalog/people.ts';
import { demoProducts } from './catalog/products.ts';
import {
  type DemoCategory,
  demoCategories,
  demoCurations,
  demoMaterials,
  demoSeasons,
  demoSizes,
  demoStyles,
} from './catalog/reference.ts';
import { type DemoKind, daysAgo, furnished, type Setting } from './setting.ts';
import { productRef, tellProduct } from './tell-product.ts';

/** Registers the brands. They come first, since their admins need them. */
export function tellBrands({
  world,
  idOf,
  brandPictures,
  sealedBrands,
  ...given
}: Pick<Setting, 'world' | 'idOf' | 'brandPictures' | 'sealedBrands' | 'at'>): void {
  const asked = { actor: system, at: daysAgo(given, furnished) };
  for (const [index, { key, name, nameKo, skuCode, instagramId, commissionRate }] of demoBrands.entries()) {
    const id = idOf('brand', key);
    world.tell(
      brand,
      id,
      {
        action: 'register',
        brandId: id,
        name,
        nameKo,
        skuCode,
        regionId: 'KOREA',
        instagramId,
        commissionRate,
        isFeatured: index === 0,
        isExclusive: false,
        exclusiveCuratorIds: [],
        agreeMarketing: true,
      },
      asked,
    );
    const pictures = brandPictures[index];
    for (const kind of ['list', 'logo', 'title'] as const) {
      const hash = pictures?.[kind];
      if (hash) world.tell(brand, id, { action: 'set_picture', kind, hash }, asked);
    }
    const { business, bank, address } = sealedBrands[index] ?? {};
    if (business) {
      world.tell(brand, id, { action: 'set_business_registration', businessRegistration: business }, asked);
    }
    if (bank) world.tell(brand, id, { action: 'set_bank_account', bankAccount: bank }, asked);
    if (address) {
      world.tell(brand, id, { action: 'set_out_stock_address', outStockAddress: address }, asked);
    }
    // Rules certify looks of the first brand where possible; people certify those of the other.
    const certification = { essentialHashtags: [`#${nameKo.replaceAll(' ', '')}`], essentialWords: [] };
    if (index === 1) {
      world.tell(
        brand,
        id,
        { action: 'set_certification_rule', certificationRule: 'NORMAL', ...certification },
        asked,
      );
    }
    world.tell(brand, id, { action: 'publish' }, asked);
  }
}

/** Registers reference data, products with their sizes, and members. */
export function tellMasters(setting: Setting): void {
  tellReference(setting);
  for (const index of demoProducts.keys()) tellProduct(setting, index);
  for (const edition of japaneseEditions) tellProduct(setting, edition.product, edition);
  tellMembers(setting);
}

/** Priorities have gaps, so that moving an entry changes only this entry. */
const orderOf = (index: number) => (index + 1) * 10;

function tellReference(setting: Setting): void {
  const { world, idOf, staff } = setting;
  const asked = { actor: staff, at: daysAgo(setting, furnished - 1) };
  const register = <Kind extends ReferenceKind & DemoKind>(
    kind: Kind,
    ref: string,
    said: Partial<ReferenceFields<Kind>> & { name: string },
  ) => {
    const id = idOf(kind, ref);
    world.tell(
      referenceDecider(kind),
      id,
      { action: 'register', id, fields: withDefaults(kind, said) },
      asked,
    );
  };
  for (const [index, [key, said]] of Object.entries(demoCategories).entries()) {
    register('category', key, { ...said, priority: orderOf(index) });
  }
  for (const [index, name] of demoSizes.entries()) {
    register('size_type', name, { name, priority: orderOf(index) });
  }
  for (const [index, name] of demoSeasons.entries())
    register('season', name, { name, priority: orderOf(index) });
  for (const [index, name] of demoStyles.entries())
    register('style', name, { name, priority: orderOf(index) });
  for (const [index, name] of demoMaterials.entries())
    register('material_type', name, { name, priority: orderOf(index) });
  for (const [index, [measure, name]] of Object.entries(demoMeasures).entries()) {
    const categoryIds = categoriesWith(measure as DemoMeasure).map((key) => idOf('category', key));
    register('measurement_type', name, { name, priority: orderOf(index), categoryIds });
  }
  for (const [index, { name, description }] of demoCurations.entries()) {
    const chosen = demoProducts.flatMap((_, product) => (product % 5 === index ? [productRef(product)] : []));
    register('curation', name, { name, description, productIds: chosen.map((ref) => idOf('product', ref)) });
  }
}

/** The categories with this measure. */
function categoriesWith(measure: DemoMeasure): DemoCategory[] {
  const measured = demoProducts.filter(({ article }) => measure in smallest[article]);
  const keys = new Set(measured.map(({ category }) => category));
  return (Object.keys(demoCategories) as DemoCategory[]).filter((key) => keys.has(key));
}

export function userRef(index: number): string {
  return `member ${index}`;
}

function tellMembers(setting: Setting): void {
  const { world, idOf, members, sealed } = setting;
  for (const [index, { role, grade, gender, regionId, bio }] of members.entries()) {
    const userId = idOf('user', userRef(index));
    world.tell(
      member,
      userId,
      {
        action: 'register',
        userId,
        username: null,
        role,
        grade,
        gender,
        regionId,
        bio,
        isPublic: rents({ role }),
        personal: sealed[index]?.person ?? null,
        systemSetting: {
          postDelayDay: null,
          instagramRewardPoint: 3000,
          youtubeRewardPoint: 10_000,
          requestAmountPerTryset: 4,
          canHideLook: role === 'influencer',
        },
      },
      { actor: system, at: daysAgo(setting, 95 + (index % 30)) },
    );
  }
}
