/** Streams that the index or the reactions look at. */
export const followed = [
  'stock_item-',
  'tryset_item-',
  'tryset-',
  'member_rentals-',
  'product-',
  'user-',
  'brand-',
  'brand_admin-',
  'staff-',
  'agency_contact-',
];
