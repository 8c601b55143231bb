export const pointsPath = '/v1/users/{id}/points';
