export const memberCashPath = '/v1/users/{id}/cash';
export const cashEntriesPath = '/v1/cash-entries';
