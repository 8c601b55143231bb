import type { Case, House } from '../table.ts';

const list = '/v2/trysets/items';
const facts = ({ input, id, trysetItemId }: Record<string, never>) =>
  `${list}/${Object(input).id ?? trysetItemId ?? id}`;
const reason = 'as it was agreed';

type IsWanted = (row: { isExpress: boolean }) => boolean;
const isNormal: IsWanted = ({ isExpress }) => !isExpress;

const one = (statuses: string, more: (id: number) => object, isWanted?: IsWanted) => async (house: House) => {
  const row = await house.take(`${list}?limit=500&statuses=${statuses}`, isWanted);
  return { variables: { ...more(row.id) }, brandId: row.brand.id as number };
};
const action = (id: number, name: string, body: object = {}) => ({
  method: 'POST',
  path: `${list}/${id}/actions/${name}`,
  body,
});
/** An item that is marked for express delivery. */
const express = (more: (id: number) => object) => async (house: House) => {
  const good = await one(open, (id) => ({ id, ...more(id) }), isNormal)(house);
  const { id, ...variables } = good.variables as Record<string, unknown> & { id: number };
  await house.ask(house.callers.staff, 'POST', `${list}/${id}/actions/express`, {});
  return { ...good, variables: { ...variables, ...more(id) } };
};
const open = 'tryset_requested,tryset_preparing';
const requested = 'tryset_requested';
const preparing = 'tryset_preparing';

export const itemCases: Case[] = [
  {
    name: 'acceptTrysetItem',
    admits: ['staff', 'ownBrand'],
    good: one(requested, (id) => ({ id })),
    twin: ({ id }) => action(id, 'accept'),
    facts,
  },
  {
    name: 'denyTrysetItem',
    admits: ['staff', 'ownBrand'],
    good: one(requested, (id) => ({ input: { id, reason, stockStatus: 'in_check' } })),
    twin: ({ input }) => action(input.id, 'deny', { reason, stock_status: 'in_check' }),
    facts,
  },
  {
    name: 'forceDenyTrysetItem',
    admits: ['staff'],
    good: one(preparing, (id) => ({ input: { id, reason } })),
    twin: ({ input }) => action(input.id, 'forced_deny', { reason }),
    facts,
  },
  {
    name: 'markTrysetItemAsExpressDelivery',
    admits: ['staff'],
    good: one(open, (id) => ({ id }), isNormal),
    twin: ({ id }) => action(id, 'express'),
    facts,
  },
  {
    name: 'markTrysetItemAsNormalDelivery',
    admits: ['staff'],
    good: express((id) => ({ id })),
    twin: ({ id }) => action(id, 'normal'),
    facts,
  },
  {
    name: 'markTrysetItemAsExpressDeliveries',
    admits: ['staff'],
    good: one(open, (id) => ({ ids: [id] }), isNormal),
    twin: ({ ids }) => ({ method: 'POST', path: `${list}/actions/express`, body: { ids } }),
    facts: () => null,
  },
  {
    name: 'markTrysetItemAsNormalDeliveries',
    admits: ['staff'],
    good: express((id) => ({ ids: [id] })),
    twin: ({ ids }) => ({ method: 'POST', path: `${list}/actions/normal`, body: { ids } }),
    facts: () => null,
  },
  {
    name: 'outboundTrysetItems',
    admits: ['staff', 'ownBrand'],
    good: one(preparing, (id) => ({
      items: [{ id, courier: 'CJ_LOGISTICS', trackingNumber: `${id}` }],
    })),
    twin: ({ items: [{ id, courier, trackingNumber: tracking_number }] }) => ({
      method: 'POST',
      path: `${list}/actions/outbound`,
      body: { items: [{ id, courier, tracking_number }] },
    }),
    facts: () => null,
  },
  {
    name: 'forceDelivered',
    admits: ['staff'],
    good: one('tryset_delivering', (trysetItemId) => ({ trysetItemId, reason })),
    twin: ({ trysetItemId }) => action(trysetItemId, 'force_delivered', { reason }),
    facts,
  },
  {
    name: 'forcePurchaseTrysetItem',
    admits: ['staff'],
    good: one('tryset_delivered', (trysetItemId) => ({ trysetItemId, reason, faultType: 'curator' })),
    twin: ({ trysetItemId }) => action(trysetItemId, 'force_purchase', { reason, fault_type: 'curator' }),
    facts,
  },
  {
    name: 'returnArriveDeferredTrysetItem',
    admits: ['staff'],
    good: one('return_deferred', (id) => ({ id })),
    twin: ({ id }) => action(id, 'arrive'),
    facts,
  },
];
