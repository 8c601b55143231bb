export const payoutsPath = '/v1/payouts';
export const linesPath = `${payoutsPath}/{id}/lines`;
export const payoutsRoom = '/payouts';
/** The page of a payout. */
export const payoutRoom = (id: number | string) => `${payoutsRoom}/${id}`;
