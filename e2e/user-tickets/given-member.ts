import type { CommandAnswer } from '#http/contract.ts';
import { call, findItems, stocksPath } from '../kit/calls.ts';
import { ownMember } from '../kit/own-member.ts';

const ticketsUrl = '/v1/subscriptions/user-tickets';
const aCard = { expiry: '2031-07', birth: '900817', pwd_2digit: '12' };
let given = 0;

/** Adds a member plan for one test, sold in Korea for a month. Its name starts no other name. */
export async function memberPlan(word: string, price: number, limits: object = {}) {
  given += 1;
  const name = `${word} ${given}`;
  const body = {
    name,
    type: 'regular',
    plan_type: 'standard',
    price: { KOREA: price, JAPAN: null },
    months: 1,
    ...limits,
  };
  const { id } = await call<CommandAnswer>('staff', 'POST', '/v1/subscriptions/user-plans', body);
  return { id, name };
}

/** Gives the member a card with this number, in place of an earlier one. */
export const giveCard = (userId: number, number = '4242424242424242') =>
  call('staff', 'PUT', `/v1/users/cards/${userId}`, { ...aCard, card_number: number });

/** Registers a member who may sign up, with points and a card. */
export async function payingMember(points: number, number?: string): Promise<number> {
  const { id } = await ownMember({ role: 'normal', real_name: '이용권' });
  const gift = { delta: points, type: 'curator_event', message: 'welcome' };
  await call('staff', 'POST', `/v1/users/${id}/points`, gift);
  await giveCard(id, number);
  return id;
}

/** Signs a member up from this business day on. */
export async function ticketOf(userId: number, planId: number, startDate: string): Promise<number> {
  const body = { user_id: userId, plan_id: planId, start_date: startDate };
  return (await call<CommandAnswer>('staff', 'POST', ticketsUrl, body)).id;
}

/** Requests a tryset of one garment for the member. */
export async function requestTryset(userId: number): Promise<number> {
  given += 1;
  const [lent] = (await findItems('limit=1&statuses=return_delivered', 'brand-a')).data;
  const sizeId = lent?.productSize.id;
  const garment = { product_size_id: sizeId, code: `TICKET-${given}`, quality: 'new' };
  const { id } = await call<CommandAnswer>('staff', 'POST', stocksPath, garment);
  await call('staff', 'POST', `${stocksPath}/actions/enter`, { ids: [id] });
  const recipient = { name: '이용권', phone: '010-0000-3000' };
  const tryset = await call<CommandAnswer>('staff', 'POST', '/v2/trysets', {
    user_id: userId,
    product_size_ids: [sizeId],
    ...recipient,
    destination: { ...recipient, address: '서울시 마포구 7' },
  });
  return tryset.id;
}
