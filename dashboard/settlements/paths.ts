export const monthsPath = '/v1/brand-months';
export const taxInvoicesPath = '/v1/tax-invoices';
export const brandInvoicesPath = '/v2/brand_subscriptions/invoices';
export const housePath = '/v1/house';
export const taxInvoicesRoom = '/tax-invoices';
export const houseRoom = '/house';
export const settlementsRoom = '/settlements';
/** The page of a brand's month. */
export const settlementRoom = (id: number | string) => `${settlementsRoom}/${id}`;
