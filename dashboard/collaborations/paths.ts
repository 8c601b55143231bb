export const collaborationsRoom = '/collaborations';
export const collaborationsPath = '/v1/brand-collaborations';
export const proposalsRoom = '/proposals';
export const proposalsPath = '/v1/proposals';
