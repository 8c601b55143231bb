export const lookUsesRoom = '/look-use-management';
export const lookUseMonthsRoom = `${lookUsesRoom}/months`;
export const lookUsesPath = '/v1/look-uses';
