/** The line of a verification's summary about an installation without orders. */
export const noOrders = 'orders    0: 0 cash, 0 points, 0 refunded; 0 months of brands';
