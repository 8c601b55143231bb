import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { product } from '#domain/products/product.ts';
import { referenceDecider } from '#domain/reference/reference.ts';
import { type ReferenceFields, type ReferenceKind, withDefaults } from '#domain/reference/reference-kinds.ts';
import { member } from '#domain/users/member.ts';
import { demoBrands } from './catalog/brands.ts';
import { rents } from './catalog/people.ts';
import { type DemoProduct, demoProducts } from './catalog/products.ts';
import {
  type DemoCategory,
  type DemoSize,
  demoCategories,
  demoCurations,
  demoMaterials,
  demoMeasurements,
  demoSeasons,
  demoSizes,
  demoStyles,
} from './catalog/reference.ts';
import { type DemoKind, daysAgo, type Setting } from './setting.ts';

/** Days before the demo's present on which the house was furnished. */
const furnished = 130;

/** The brands alone: their admins need them before anything else is told. */
export function tellBrands({
  world,
  idOf,
  pictures,
  sealedBrands,
  ...given
}: Pick<Setting, 'world' | 'idOf' | 'pictures' | 'sealedBrands' | 'at'>): void {
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
    const { list, logo } = pictures.brands[index] ?? {};
    if (list) world.tell(brand, id, { action: 'set_picture', kind: 'list', hash: list }, asked);
    if (logo) world.tell(brand, id, { action: 'set_picture', kind: 'logo', hash: logo }, asked);
    const { business, bank, address } = sealedBrands[index] ?? {};
    if (business) {
      world.tell(brand, id, { action: 'set_business_registration', businessRegistration: business }, asked);
    }
    if (bank) world.tell(brand, id, { action: 'set_bank_account', bankAccount: bank }, asked);
    if (address) {
      world.tell(brand, id, { action: 'set_out_stock_address', outStockAddress: address }, asked);
    }
    world.tell(brand, id, { action: 'publish' }, asked);
  }
}

/** Reference data, products with their sizes, and members. */
export function tellMasters(setting: Setting): void {
  tellReference(setting);
  for (const index of demoProducts.keys()) tellProduct(setting, index);
  tellMembers(setting);
}

/** Priorities with room between them, so that an entry can be moved alone. */
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
  for (const [index, { name, of }] of demoMeasurements.entries()) {
    const categoryIds = of.map((key) => idOf('category', key));
    register('measurement_type', name, { name, priority: orderOf(index), categoryIds });
  }
  for (const [index, { name, description }] of demoCurations.entries()) {
    const chosen = demoProducts.flatMap((_, product) => (product % 5 === index ? [productRef(product)] : []));
    register('curation', name, { name, description, productIds: chosen.map((ref) => idOf('product', ref)) });
  }
}

export function productRef(index: number): string {
  return `product ${index}`;
}

export function sizeRef(index: number, size: DemoSize): string {
  return `product ${index} ${size}`;
}

/** Bags and gifts come in one size. */
export function sizesOf({ category, isGift }: DemoProduct): readonly DemoSize[] {
  return category === 'bag' || isGift ? ['FREE'] : ['S', 'M', 'L'];
}

/** The brand's own code of a product: `MH-DR-01`. */
export function productCode(index: number): string {
  const { brand: of, category } = demoProducts[index] ?? { brand: 0, category: 'bag' };
  return `${demoBrands[of].skuCode}-${category.slice(0, 2).toUpperCase()}-${String(index + 1).padStart(2, '0')}`;
}

function tellProduct(setting: Setting, index: number): void {
  const { world, idOf, pictures, brandAdmins, chance } = setting;
  const described = demoProducts[index];
  if (described === undefined) return;
  const { brand: of, name, category, color, price, gender = 'any', isGift } = described;
  const asked = { actor: brandAdmins[of] ?? system, at: daysAgo(setting, furnished - 2 - (index % 20)) };
  const productId = idOf('product', productRef(index));
  world.tell(
    product,
    productId,
    {
      action: 'register',
      productId,
      brandId: idOf('brand', demoBrands[of].key),
      name,
      code: productCode(index),
      categoryId: idOf('category', category),
      gender,
      originalPrice: price,
      price,
      discountRate: 0,
      useMode: isGift ? 'gift' : 'rent',
      regionId: 'KOREA',
      seasonId: idOf('season', demoSeasons[index % demoSeasons.length] ?? ''),
      styleIds: [idOf('style', demoStyles[index % demoStyles.length] ?? '')],
      colorCode: color,
      materials: [
        {
          materialTypeId: idOf('material_type', demoMaterials[0]),
          attribute: null,
          value: materialOf(category),
        },
      ],
      externalLink: null,
      subsidiaryInfo: null,
      enterpriseProductCode: null,
      priority: demoProducts.length - index,
      isSaleForCurator: !isGift,
      isCommerceSaleAvailable: false,
    },
    asked,
  );
  for (const [order, size] of sizesOf(described).entries()) {
    const measurements = demoMeasurements
      .filter(({ of: categories }) => categories.some((each) => each === category))
      .map(({ name: type }) => ({
        measurementTypeId: idOf('measurement_type', type),
        value: Math.round(chance.between(34, 60)) + 3 * order,
      }));
    world.tell(
      product,
      productId,
      {
        action: 'add_size',
        productSizeId: idOf('product_size', sizeRef(index, size)),
        sizeTypeId: idOf('size_type', size),
        name: null,
        measurements,
      },
      asked,
    );
  }
  world.tell(product, productId, { action: 'set_cover', hash: pictures.products[index] ?? null }, asked);
  world.tell(product, productId, { action: 'publish' }, asked);
}

function materialOf(category: DemoCategory): string {
  const materials: Record<DemoCategory, string> = {
    dress: '폴리에스터 70%, 레이온 30%',
    outer: '울 80%, 나일론 20%',
    shirt: '면 100%',
    knit: '메리노 울 100%',
    skirt: '폴리에스터 100%',
    pants: '면 97%, 스판 3%',
    bag: '소가죽',
  };
  return materials[category];
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
