import type { Actor } from '#domain/actor.ts';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import { firstUsePrices } from '#domain/look-uses/price-policy.ts';
import type { LookUseAct } from '#domain/look-uses/use-commands.ts';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import { look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import type { Region } from '#domain/regions.ts';
import { contentUseLine } from '#domain/settlements/month-line.ts';
import { firstTaxRate, taxOf } from '#domain/tax.ts';
import { demoBrands } from './catalog/brands.ts';
import { lookIdsOf } from './look-ids.ts';
import { addLine } from './month-lines.ts';
import { daysAgo, type Setting } from './setting.ts';
import { type MessageIds, messageIdsOf, messagesOfUse } from './use-messages.ts';

/** A step of a use: who takes it, so many days after the request. A null reason is the member's own. */
type Step = [
  by: 'staff' | 'user' | 'brand' | 'system',
  days: number,
  command: LookUseAct,
  reason?: string | null,
];

interface DemoUse {
  /** The request was made so many days ago. */
  days: number;
  useType: LookUseType;
  /** Days from the request to the first day, and to the last one. */
  from: number;
  until: number;
  steps: readonly Step[];
  /** Takes the first fitting look. A use of long ago found few looks. */
  isOfFirst?: true;
  /** Takes only looks of members in this country. */
  regionId?: Region;
}

const takenUp: Step = ['staff', 1, { action: 'take_up' }];
const agreed: Step = ['user', 2, { action: 'agree' }];
const confirmed: Step = ['staff', 3, { action: 'confirm', amount: null }];
const begun: readonly Step[] = [takenUp, agreed, confirmed, ['system', 5, { action: 'begin' }]];

const memberReasons: Readonly<Record<Region, string>> = {
  KOREA: '매장에 게시되는 것은 원하지 않아요',
  JAPAN: '店頭での掲載は希望しません',
};

/** A use in every state, and one that pays in yen. */
const uses: readonly DemoUse[] = [
  { days: 1, useType: 'regram', from: 7, until: 60, steps: [] },
  { days: 9, useType: 'restory', from: 12, until: 60, steps: [['system', 3, { action: 'remind' }]] },
  { days: 4, useType: 'commercial_use', from: 10, until: 190, steps: [takenUp, agreed] },
  { days: 5, useType: 'ADVERTISING', from: 20, until: 200, steps: [takenUp, agreed, confirmed] },
  { days: 30, useType: 'commercial_use', from: 5, until: 50, steps: begun },
  {
    days: 12,
    useType: 'regram',
    from: 5,
    until: 90,
    steps: [['user', 2, { action: 'decline' }, null]],
  },
  {
    days: 14,
    useType: 'SALES_PURPOSE',
    from: 5,
    until: 90,
    steps: [['staff', 1, { action: 'reject' }, '촬영한 지 오래된 룩입니다']],
  },
  { days: 10, useType: 'SOCIAL_SHARING', from: 5, until: 90, steps: [['brand', 1, { action: 'cancel' }]] },
  {
    days: 40,
    isOfFirst: true,
    useType: 'regram',
    from: 5,
    until: 20,
    steps: [...begun, ['system', 21, { action: 'expire' }]],
  },
  {
    days: 35,
    useType: 'ADVERTISING',
    from: 5,
    until: 60,
    steps: [...begun, ['staff', 15, { action: 'end', refund: 10_000 }, '캠페인이 중단되었습니다']],
  },
  {
    days: 28,
    isOfFirst: true,
    regionId: 'JAPAN',
    useType: 'SALES_PURPOSE',
    from: 5,
    until: 120,
    steps: begun,
  },
];

/** Plans uses of certified looks by the first two brands. A use without a fitting look is left out. */
export function planLookUses(setting: Setting): void {
  for (const [number, use] of uses.entries()) {
    const lookUseId = setting.idOf('look_use', `look use ${number}`);
    const plan = { number, lookUseId, messageIds: messageIdsOf(setting, number), use };
    setting.clockwork.plan(daysAgo(setting, use.days), (at) => request(setting, plan, at));
  }
}

interface Plan {
  number: number;
  lookUseId: number;
  messageIds: MessageIds;
  use: DemoUse;
}

function request(setting: Setting, { number, lookUseId, messageIds, use }: Plan, at: string): void {
  const { world, idOf, brandAdmins, clockwork } = setting;
  const brand = number % 2 === 0 ? 0 : 1;
  const brandId = idOf('brand', demoBrands[brand].key);
  const looks = certifiedLooks(setting, brandId).filter(
    ({ userRegion }) => use.regionId === undefined || userRegion === use.regionId,
  );
  const found = looks.at(use.isOfFirst ? 0 : number);
  const admin = brandAdmins[brand];
  if (found === undefined || admin === undefined) return;
  const { lookId, userId, userRegion: regionId } = found;
  const { useType } = use;
  const startDate = daysLater(businessDayOf(at), use.from);
  const endDate = daysLater(businessDayOf(at), use.until);
  const of = { lookId, lookUseId, brandId, useType };
  const claim = { ...of, from: startDate, until: endDate };
  world.act({ on: 'look_uses', id: lookId, command: { action: 'claim', claim } }, { actor: admin, at });
  const details = {
    userId,
    regionId,
    comment: '',
    startDate,
    endDate,
    price: firstUsePrices[regionId][useType],
  };
  world.act(
    { on: 'look_use', id: lookUseId, command: { action: 'request', ...of, ...details } },
    { actor: admin, at },
  );
  const tell = messagesOfUse(setting, messageIds, { lookUseId, userId, useType });
  tell('request', at);
  const actors: Record<Step[0], Actor> = {
    staff: setting.staff,
    brand: admin,
    user: { label: 'user', id: userId },
    system: { label: 'system', id: null },
  };
  for (const [by, days, command, reason] of use.steps) {
    clockwork.plan(daysAgo(setting, use.days - days), (then) => {
      const said = reason === null ? memberReasons[regionId] : reason;
      const asked = { actor: actors[by], at: then, ...(said === undefined ? {} : { reason: said }) };
      world.act({ on: 'look_use', id: lookUseId, command }, asked);
      tell(command.action, then);
      const charged = chargeOf(setting, lookUseId, command);
      if (charged === null) return;
      const currency = regionCurrency[regionId];
      const tax = Math.sign(charged.amount) * taxOf(Math.abs(charged.amount), firstTaxRate);
      const of = { kind: 'look_use', id: lookUseId, step: charged.step, turn: 1 } as const;
      const amount = charged.amount;
      addLine(
        setting,
        brandId,
        contentUseLine({ of, currency, amount, tax, label: null, occurredTime: then }),
      );
    });
  }
}

/** What a step of a use charges the brand, or gives back to it; null if it is about no money. */
function chargeOf({ world }: Setting, lookUseId: number, command: LookUseAct) {
  const paid = world.state(lookUse, lookUseId).brandPaymentAmount ?? 0;
  if (command.action === 'confirm' && paid > 0) return { step: 'confirmed', amount: paid } as const;
  if (command.action === 'end' && command.refund > 0)
    return { step: 'ended', amount: -command.refund } as const;
  return null;
}

/** The posted looks with an approved item of the brand, by id. */
function certifiedLooks({ world }: Setting, brandId: number): LookState[] {
  return lookIdsOf(world)
    .map((id) => world.state(look, id))
    .filter(
      ({ status, entries }) =>
        status === 'posted' && entries.some((each) => each.brandId === brandId && each.status === 'Approved'),
    );
}
