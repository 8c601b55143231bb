import { system } from '#domain/actor.ts';
import { product } from '#domain/products/product.ts';
import type { Region } from '#domain/regions.ts';
import { randomOf } from '#import/generate.ts';
import { demoBrands } from './catalog/brands.ts';
import type { JapaneseEdition } from './catalog/japan.ts';
import { demoMeasures } from './catalog/measures.ts';
import { type DemoProduct, demoProducts } from './catalog/products.ts';
import { type DemoSize, demoMaterials, demoSeasons, demoStyles } from './catalog/reference.ts';
import { chanceOf } from './chance.ts';
import { daysAgo, furnished, type Setting } from './setting.ts';
import { sizeChart } from './size-chart.ts';

export function productRef(index: number, region: Region = 'KOREA'): string {
  return region === 'KOREA' ? `product ${index}` : `product ${index} in ${region}`;
}

export function sizeRef(index: number, size: DemoSize, region: Region = 'KOREA'): string {
  return `${productRef(index, region)} ${size}`;
}

/** Bags and gifts come in one size. */
export function sizesOf({ category, isGift }: DemoProduct): readonly DemoSize[] {
  return category === 'bag' || isGift ? ['FREE'] : ['S', 'M', 'L'];
}

/** The code that the brand itself gives a product: `MH-DR-01`, and `MH-DR-01-JP` in Japan. */
export function productCode(index: number, region: Region = 'KOREA'): string {
  const { brand: of, category } = demoProducts[index] ?? { brand: 0, category: 'bag' };
  const code = `${demoBrands[of].skuCode}-${category.slice(0, 2).toUpperCase()}-${String(index + 1).padStart(2, '0')}`;
  return region === 'KOREA' ? code : `${code}-JP`;
}

/** Registers and publishes a product with its sizes and pictures. `edition`: as its brand sells it in Japan. */
export function tellProduct(setting: Setting, index: number, edition?: JapaneseEdition): void {
  const { world, idOf, productPictures, brandAdmins } = setting;
  const described = demoProducts[index];
  if (described === undefined) return;
  const { brand: of, article, category, color, gender = 'any', isGift } = described;
  const { name, material, price } = edition ?? described;
  const regionId = edition === undefined ? 'KOREA' : 'JAPAN';
  const asked = { actor: brandAdmins[of] ?? system, at: daysAgo(setting, furnished - 2 - (index % 20)) };
  const productId = idOf('product', productRef(index, regionId));
  world.tell(
    product,
    productId,
    {
      action: 'register',
      productId,
      brandId: idOf('brand', demoBrands[of].key),
      name,
      code: productCode(index, regionId),
      categoryId: idOf('category', category),
      gender,
      originalPrice: price,
      price,
      discountRate: 0,
      useMode: isGift ? 'gift' : 'rent',
      regionId,
      seasonId: idOf('season', demoSeasons[index % demoSeasons.length] ?? ''),
      styleIds: [idOf('style', demoStyles[index % demoStyles.length] ?? '')],
      colorCode: color,
      materials: [
        {
          materialTypeId: idOf('material_type', demoMaterials[0]),
          attribute: null,
          value: material,
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
  const sizes = sizesOf(described);
  // Measures have their own random numbers, so that changing them leaves the rest of the demo unchanged.
  const charted = sizeChart(article, sizes.length, chanceOf(randomOf(index)));
  for (const [order, size] of sizes.entries()) {
    const measurements = (charted[order] ?? []).map(([measure, value]) => ({
      measurementTypeId: idOf('measurement_type', demoMeasures[measure]),
      value,
    }));
    world.tell(
      product,
      productId,
      {
        action: 'add_size',
        productSizeId: idOf('product_size', sizeRef(index, size, regionId)),
        sizeTypeId: idOf('size_type', size),
        name: null,
        measurements,
      },
      asked,
    );
  }
  const { cover = null, contents = [] } = productPictures[index] ?? {};
  world.tell(product, productId, { action: 'set_cover', hash: cover }, asked);
  if (contents.length > 0)
    world.tell(product, productId, { action: 'set_contents', hashes: contents }, asked);
  world.tell(product, productId, { action: 'publish' }, asked);
}
