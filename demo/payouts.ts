import { system } from '#domain/actor.ts';
import { businessDayOf } from '#domain/business-day.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { type CashOwner, draftOf } from '#domain/payouts/lines-of.ts';
import { payout } from '#domain/payouts/payout.ts';
import type { FailureCause } from '#domain/payouts/payout-kinds.ts';
import type { Payout } from '#domain/payouts/payout-state.ts';
import { firstPayoutRates } from '#domain/payouts/withholding.ts';
import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import { rents } from './catalog/people.ts';
import { later } from './clockwork.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Given, type Setting } from './setting.ts';

interface DemoPayout {
  regionId: Region;
  /** It is drafted so many days before the demo's present. */
  days: number;
  isApproved: boolean;
  /** What the bank does with the first lines, a day after the approval; null if it makes the transfer. */
  lines: readonly (FailureCause | null)[];
}

/** A closed payout, one whose transfers the bank makes, and a draft. Two of one country begin in different months. */
const demoPayouts: readonly DemoPayout[] = [
  {
    regionId: 'KOREA',
    days: 38,
    isApproved: true,
    lines: [null, 'account_closed', null, 'name_differs'],
  },
  { regionId: 'KOREA', days: 4, isApproved: true, lines: [null] },
  { regionId: 'JAPAN', days: 1, isApproved: false, lines: [] },
];

const accountsSince = 62;
const payoutRef = (number: number) => `payout ${number}`;

/** Plans the bank accounts of renting members, and payouts of their cash. A member whose transfer fails corrects the account. */
export function planPayouts(setting: Setting): void {
  for (const [index, member] of setting.members.entries()) {
    // Some members of Korea have no bank account, so payouts leave them out.
    if (!rents(member) || (member.regionId === 'KOREA' && index % 7 === 6)) continue;
    setting.clockwork.plan(daysAgo(setting, accountsSince - index / 100), (at) =>
      setAccount(setting, { index, isCorrected: false }, at),
    );
  }
  for (const [number, planned] of demoPayouts.entries()) {
    const payoutId = setting.idOf('payout', payoutRef(number));
    setting.clockwork.plan(daysAgo(setting, planned.days), (at) => draft(setting, { payoutId, planned }, at));
  }
}

/** The payouts of the demo at its present. */
export function payoutsIn({ world, idOf }: Pick<Setting, 'world'> & Pick<Given, 'idOf'>): Payout[] {
  return demoPayouts.map((_, number) => world.state(payout, idOf('payout', payoutRef(number))));
}

/** Sets the bank account of a member: the first one, or the one that corrects it. */
function setAccount(
  { world, idOf, sealed }: Setting,
  { index, isCorrected }: { index: number; isCorrected: boolean },
  at: string,
): void {
  const userId = idOf('user', userRef(index));
  // A demo without sealed data has none.
  const bankAccount = sealed[index]?.accounts[isCorrected ? 1 : 0] ?? ('' as Sealed);
  const command = { action: 'set_bank_account', userId, bankAccount } as const;
  world.act({ on: 'cash_account', id: userId, command }, { actor: { label: 'user', id: userId }, at });
}

interface Drafting {
  payoutId: number;
  planned: DemoPayout;
}

function draft(setting: Setting, { payoutId, planned }: Drafting, at: string): void {
  const { world, clockwork, staff } = setting;
  const { regionId, isApproved, lines } = planned;
  const month = businessDayOf(at).slice(0, 'YYYY-MM'.length);
  const currency = regionCurrency[regionId];
  const drafted = draftOf(ownersIn(setting, regionId), currency);
  const target = { on: 'payout', id: payoutId } as const;
  const command = { action: 'draft', payoutId, regionId, month, currency, ...drafted } as const;
  world.act({ ...target, command }, { actor: staff, at });
  if (!isApproved) return;
  clockwork.plan(later(at, 24), (then) => {
    const rates = { action: 'approve', rates: firstPayoutRates, changed: [] } as const;
    world.act({ ...target, command: rates }, { actor: staff, at: then });
  });
  for (const [place, cause] of lines.entries()) {
    const line = drafted.lines[place];
    if (line === undefined) continue;
    clockwork.plan(later(at, 48 + place / 10), (then) => mark(setting, { payoutId, ...line, cause }, then));
  }
}

/** Marks a line. The last one closes the payout. */
function mark(
  setting: Setting,
  { payoutId, userId, cause }: { payoutId: number; userId: number; cause: FailureCause | null },
  at: string,
): void {
  const { world, clockwork, staff, members, idOf } = setting;
  const target = { on: 'payout', id: payoutId } as const;
  const asked = { actor: staff, at };
  if (cause === null) {
    const reference = `T-${payoutId}-${userId}`;
    world.act({ ...target, command: { action: 'pay', lines: [{ userId, reference }] } }, asked);
  } else {
    world.act({ ...target, command: { action: 'fail', lines: [{ userId, cause }] } }, asked);
    const index = members.findIndex((_, each) => idOf('user', userRef(each)) === userId);
    clockwork.plan(later(at, 50), (then) => setAccount(setting, { index, isCorrected: true }, then));
  }
  if (world.state(payout, payoutId).lines.some(({ status }) => status === 'pending')) return;
  world.act({ ...target, command: { action: 'close' } }, { actor: system, at });
}

/** The members of a country to whom cash is due, by id. All are adults. */
function ownersIn({ world, members, idOf }: Setting, regionId: Region): CashOwner[] {
  const owners = members.map(({ role }, index) => {
    const userId = idOf('user', userRef(index));
    const account = world.state(cashAccount, userId);
    return {
      userId,
      amount: dueOf(account, regionCurrency[regionId]),
      upTo: account.entries.length,
      isBanned: role === 'banned',
      hasBankAccount: account.bankAccount !== null,
      lacksGuardian: false,
      isLeaving: false,
    };
  });
  return owners.filter(({ amount }) => amount !== 0).sort((one, other) => one.userId - other.userId);
}
