export const paymentsRoom = '/payments';
export const paymentsPath = '/v1/payments';
