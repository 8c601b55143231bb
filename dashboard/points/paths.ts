export const pointsPath = '/v1/users/{id}/points';
export const spentPath = '/v1/users/{id}/points/spent';
export const refundsPath = '/v1/users/{id}/points/refunds';
export const earningsPath = '/v1/users/{id}/points/earnings';
