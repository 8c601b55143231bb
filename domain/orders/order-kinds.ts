/**
 * The statuses of an order's items. `idle`: before the order is placed. `wait`: unpaid. `failed`: not paid. `forgery`: another
 * amount than asked was paid.
 */
export const orderItemStatuses = [
  'idle',
  'wait',
  'paid',
  'canceled',
  'preparing',
  'delivering',
  'complete',
  'failed',
  'forgery',
] as const;
export type OrderItemStatus = (typeof orderItemStatuses)[number];

/** `tryset`: a member buys a garment that it tries on. `product_v2`: a garment from the warehouse. `product_v1`: imports only. */
export const orderItemTypes = ['tryset', 'product_v2', 'product_v1'] as const;
export type OrderItemType = (typeof orderItemTypes)[number];

/** The methods that members choose for an order. `free`: points pay everything. */
export const orderMethods = ['free', 'card', 'vbank', 'payco', 'naver', 'kakaopay'] as const;
export type OrderMethod = (typeof orderMethods)[number];

/** Why an item comes back: the buyer changed its mind, or the product has a fault. */
export const returnFaults = ['buyer', 'product'] as const;
export type ReturnFault = (typeof returnFaults)[number];

/** So many days after an item's completion its buyer can ask for a return. Settlement follows the buyer's own window. */
export const returnDays: Readonly<Record<ReturnFault, number>> = { buyer: 7, product: 90 };

/** The couriers of orders' parcels, by the codes that tracking services use in Korea. */
export const orderCouriers = [
  '01',
  '04',
  '05',
  '06',
  '08',
  '10',
  '11',
  '16',
  '17',
  '18',
  '19',
  '20',
  '22',
  '23',
  '24',
  '30',
  '32',
  '39',
  '40',
  '43',
  '44',
  '45',
  '46',
  '52',
  '53',
  '94',
  '95',
  '96',
  '97',
  '98',
  '99',
] as const;
export type OrderCourier = (typeof orderCouriers)[number];

/** How long placing may take between its first step and its deciding append. */
export const placePatienceMs = 120_000;

/** An unpaid order ends so many minutes after it was placed. */
export const payMinutes = 30;
/** An order that a virtual account pays ends with the day that is so many days after its placing. */
export const accountDays = 3;

/** A parcel counts as delivered so many days after it was shipped. */
export const deliveryDays = 10;

/** The buyer's data of an order are kept for so many years after its placing, as the law on commerce asks. */
export const buyerYears = 5;

/** Maximum items of an order. An item's id holds its number in two digits. */
export const orderItemsAtMost = 50;
