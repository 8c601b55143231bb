import type { BrandPaymentMethod } from '#domain/brand-invoices/invoice-kinds.ts';
import type { BrandPlanFields } from '#domain/brand-plans/brand-plan.ts';

const monthly = { subscriptionType: 'normal', months: 1, isActive: true } as const;

/** The plans of brands, by key. */
export const demoPlans = {
  seed: {
    ...monthly,
    displayName: 'Seed',
    internalName: 'seed-2026',
    price: { KOREA: 290_000, JAPAN: 32_000 },
    maxSkuAmount: 30,
    maxItemsPerSku: 100,
    guaranteedContentScore: 100,
    isRegramAble: false,
  },
  bloom: {
    ...monthly,
    displayName: 'Bloom',
    internalName: 'bloom-2026',
    price: { KOREA: 590_000, JAPAN: 65_000 },
    maxSkuAmount: 200,
    maxItemsPerSku: null,
    guaranteedContentScore: 300,
    isRegramAble: true,
  },
  garden: {
    subscriptionType: 'enterprise',
    months: 3,
    isActive: true,
    displayName: 'Garden',
    internalName: 'garden-2026-quarter',
    price: { KOREA: 3_900_000, JAPAN: null },
    maxSkuAmount: null,
    maxItemsPerSku: null,
    guaranteedContentScore: 2_000,
    isRegramAble: true,
  },
  trial: {
    subscriptionType: 'free',
    months: 1,
    isActive: true,
    displayName: 'Trial',
    internalName: 'trial-2026',
    price: { KOREA: 0, JAPAN: 0 },
    maxSkuAmount: 5,
    maxItemsPerSku: 3,
    guaranteedContentScore: 0,
    isRegramAble: false,
  },
  sprout: {
    ...monthly,
    displayName: 'Sprout',
    internalName: 'sprout-2025',
    price: { KOREA: 190_000, JAPAN: null },
    maxSkuAmount: 15,
    maxItemsPerSku: 20,
    guaranteedContentScore: 50,
    isRegramAble: false,
  },
} as const satisfies Record<string, BrandPlanFields>;

export type DemoPlan = keyof typeof demoPlans;

/** Owners retired this plan. */
export const retiredPlan = { plan: 'sprout', days: 60 } as const;

/** The new price of a plan. It does not apply yet. */
export const comingPrice = { plan: 'seed', days: 12, price: { KOREA: 320_000, JAPAN: 35_000 } } as const;

/** Brands without products and admins, so that a subscription of each status exists. */
export const planBrands = [
  { key: 'plan brand 1', name: 'Atelier Mori', nameKo: '아틀리에 모리', skuCode: 'AM' },
  { key: 'plan brand 2', name: 'Dal & Byeol', nameKo: '달앤별', skuCode: 'DB' },
  { key: 'plan brand 3', name: 'Namu Studio', nameKo: '나무 스튜디오', skuCode: 'NS' },
  { key: 'plan brand 4', name: 'Plain Day', nameKo: '플레인 데이', skuCode: 'PD' },
  { key: 'plan brand 5', name: 'Mono House', nameKo: '모노 하우스', skuCode: 'MO' },
] as const;

/** What people do with a subscription, so many days before the present. */
export type SubscriptionStep = { days: number } & (
  | { do: 'request_cancel' | 'cancel' }
  | { do: 'upgrade'; plan: DemoPlan }
);

interface DemoSubscription {
  /** The key of the brand. */
  brand: string;
  plan: DemoPlan;
  method: BrandPaymentMethod;
  /** The brand chose the plan so many days before the present. */
  days: number;
  /** The plan starts so many days after that. */
  startsIn: number;
  /** Whether its money comes: staff confirm its transfers, and its card works until so many days before the present. */
  paysUntil: number;
  steps: readonly SubscriptionStep[];
}

export const demoSubscriptions: readonly DemoSubscription[] = [
  {
    brand: 'brand-a',
    plan: 'seed',
    method: 'card',
    days: 80,
    startsIn: 0,
    paysUntil: 0,
    steps: [{ days: 20, do: 'upgrade', plan: 'bloom' }],
  },
  // The renewal failed two to five days ago, by the length of the month.
  { brand: 'brand-b', plan: 'seed', method: 'card', days: 33, startsIn: 0, paysUntil: 20, steps: [] },
  { brand: 'plan brand 1', plan: 'bloom', method: 'bank', days: 2, startsIn: 0, paysUntil: 90, steps: [] },
  { brand: 'plan brand 2', plan: 'seed', method: 'card', days: 1, startsIn: 6, paysUntil: 0, steps: [] },
  // The system gave up four to seven days ago.
  { brand: 'plan brand 3', plan: 'seed', method: 'card', days: 43, startsIn: 0, paysUntil: 20, steps: [] },
  // Canceled before its start: the refund is under way.
  {
    brand: 'plan brand 4',
    plan: 'garden',
    method: 'card',
    days: 3,
    startsIn: 10,
    paysUntil: 0,
    steps: [{ days: 0.1, do: 'cancel' }],
  },
  // Canceled at the end of its period.
  {
    brand: 'plan brand 5',
    plan: 'sprout',
    method: 'bank',
    days: 75,
    startsIn: 0,
    paysUntil: 0,
    steps: [{ days: 60, do: 'request_cancel' }],
  },
];
