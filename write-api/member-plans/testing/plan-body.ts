/** The body of a plan for a month, sold in Korea. */
export const memberPlanBody = (name: string, price = 0) => ({
  name,
  type: 'regular',
  plan_type: 'standard',
  price: { KOREA: price, JAPAN: null },
  months: 1,
});
