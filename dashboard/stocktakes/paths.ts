export const stocktakesRoom = '/stocktakes';
export const stocktakesPath = '/v1/stocktakes';
export const linesPath = `${stocktakesPath}/{id}/lines`;
