export const lookUsesRoom = '/look-use-management';
export const lookUsesPath = '/v1/look-uses';
