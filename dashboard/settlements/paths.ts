export const monthsPath = '/v1/brand-months';
export const settlementsRoom = '/settlements';
/** The page of a brand's month. */
export const settlementRoom = (id: number | string) => `${settlementsRoom}/${id}`;
