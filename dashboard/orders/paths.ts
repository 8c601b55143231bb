export const ordersPath = '/v2/orders';
export const itemsPath = `${ordersPath}/invoice-items`;
export const ordersRoom = '/orders';
export const itemsRoom = `${ordersRoom}/items`;
export const packingRoom = `${ordersRoom}/packing`;
export const orderRoom = (id: number | string) => `${ordersRoom}/${id}`;
export const orderItemRoom = (id: number | string) => `${itemsRoom}/${id}`;
