import type { Told } from '../growth/bulk.ts';

const brands = 500;
const members = 100_000;
const productsOfBrand = 80;
const products = brands * productsOfBrand;

/** Describes 500 brands with eighty products each, a garment of each product, and a hundred thousand members. */
export const house: Told = { events: brands + products * 3 + members, insert: tellHouse };

function tellHouse(head: bigint): string {
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select position, md5('house ' || position)::uuid::text, category || '-' || id, category, id::text, revision, type, data,
      json_build_object('schemaVersion', version, '$correlationId', 'bulk house', '$causationId', 'bulk house',
        'command', 'register', 'commandId', 'bulk house ' || position, 'actor', json_build_object('label', 'staff', 'id', 1),
        'brandIds', brands, 'receivedAt', '2020-01-01T00:00:00.000Z', 'imported', true),
      at, at, 'staff', 1, brands
    from (
      select ${head} + row_number() over (order by event.place, event.id, event.revision) as position,
        timestamptz '2020-01-01Z' as at, event.*
      from (
        select 1 as place, 'brand' as category, brand as id, 0 as revision, 'BrandRegistered' as type, 1 as version,
          json_build_object('brandId', brand, 'name', 'Brand ' || brand, 'nameKo', '브랜드 ' || brand, 'skuCode', 'B' || brand,
            'regionId', 'KOREA', 'instagramId', null, 'commissionRate', 20, 'isFeatured', false, 'isExclusive', false,
            'exclusiveCuratorIds', json_build_array(), 'agreeMarketing', true) as data, array[brand] as brands
        from generate_series(1, ${brands}) brand
        union all
        select 2, told.category, product, told.revision, told.type, 1, told.data, array[brand]
        from generate_series(1, ${products}) product
        cross join lateral (select (product - 1) % ${brands} + 1 as brand) b
        cross join lateral (values
          ('product', 0, 'ProductRegistered', json_build_object('productId', product, 'brandId', brand, 'name', 'Product ' || product,
            'code', 'P' || product, 'categoryId', 1, 'gender', 'female', 'originalPrice', 100000, 'price', 90000,
            'discountRate', 10, 'useMode', 'rent', 'regionId', 'KOREA', 'seasonId', null, 'styleIds', json_build_array(),
            'colorCode', null, 'materials', json_build_array(), 'externalLink', null, 'subsidiaryInfo', null,
            'enterpriseProductCode', null, 'priority', 1, 'isSaleForCurator', true, 'isCommerceSaleAvailable', false)),
          ('product', 1, 'ProductSizeAdded', json_build_object('productId', product, 'productSizeId', product, 'sizeTypeId', 1,
            'name', null, 'measurements', json_build_array())),
          ('stock_item', 0, 'StockItemRegistered', json_build_object('stockItemId', product, 'code', 'P' || product || '-1',
            'brandId', brand, 'productId', product, 'productSizeId', product, 'regionId', 'KOREA', 'quality', 'new',
            'discountRate', 10, 'reimbursementRate', 40))
        ) told (category, revision, type, data)
        union all
        select 3, 'user', member, 0, 'MemberRegistered', 2, json_build_object('userId', member, 'username', 'member' || member,
          'role', 'curator', 'grade', 'red', 'gender', 'female', 'regionId', 'KOREA', 'bio', null, 'isPublic', true, 'personal', null,
          'systemSetting', json_build_object('postDelayDay', 14, 'instagramRewardPoint', 3000, 'youtubeRewardPoint', 10000,
            'requestAmountPerTryset', 3, 'canHideLook', false)), array[]::integer[]
        from generate_series(1, ${members}) member
      ) event
    ) numbered`;
}
