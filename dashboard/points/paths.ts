export const pointsPath = '/v1/users/{id}/points';
export const earningsPath = '/v1/users/{id}/points/earnings';
