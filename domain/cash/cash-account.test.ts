import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { cashAccountWithDue, cashDue, cashUserId, sealedAccount, source } from '../testing/cash.ts';
import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { scenarios } from '../testing/given.ts';
import { readRows } from '../testing/rows.ts';
import { type CashCommand, cashAccount } from './cash-account.ts';
import type { CashAccountEvent } from './cash-events.ts';
import { cashAtMost } from './cash-kinds.ts';
import { type CashAccount, dueOf } from './cash-state.ts';
import { type CashAction, cashTransitions } from './cash-transitions.ts';

const { givenState, given } = scenarios(cashAccount);
const { system } = actors;
const { number: _, ...due } = cashDue;
const second = { ...source, id: 82 };
const pay = {
  action: 'pay',
  userId: cashUserId,
  payoutId: 7,
  currency: 'KRW',
  upTo: 1,
  amount: 90_000,
} as const;
const { action: __, ...paid } = pay;

const samples: Readonly<Record<CashAction, Sample<CashAccount, CashCommand, CashAccountEvent>>> = {
  due: {
    command: { action: 'due', ...due, of: second },
    events: [{ type: 'CashDue', data: { ...due, number: 2, of: second } }],
  },
  reverse: {
    command: { action: 'reverse', ...due },
    events: [{ type: 'CashReversed', data: { ...due, number: 2 } }],
  },
  pay: { command: pay, events: [{ type: 'CashPaid', data: { ...paid, sources: [source] } }] },
  set_bank_account: {
    command: { action: 'set_bank_account', userId: cashUserId, bankAccount: null },
    events: [{ type: 'CashBankAccountSet', data: { userId: cashUserId, bankAccount: null } }],
  },
  show_bank_account: {
    command: { action: 'show_bank_account' },
    events: [{ type: 'CashBankAccountShown', data: {} }],
  },
};

testEveryRow<CashAccount, CashCommand, CashAccountEvent>({
  entity: 'cash_account',
  decider: cashAccount,
  table: cashTransitions,
  decided: readRows(
    `due | open | same | CashDue | system
     reverse | open | same | CashReversed | system
     pay | open | same | CashPaid | system
     set_bank_account | open | same | CashBankAccountSet | user, staff
     show_bank_account | open | same | CashBankAccountShown | user, staff | | account`,
    {},
  ),
  samples,
  statuses: ['open'],
  stateOf: () => cashAccountWithDue,
  factsOf: () => new Set(['account']),
});

test('a step of a source’s turn counts once, and another turn counts again', () => {
  givenState(cashAccountWithDue)
    .when({ action: 'due', ...due }, system)
    .thenNothing();
  const again = { ...source, turn: 2 };
  const state = givenState(cashAccountWithDue)
    .when({ action: 'due', ...due, of: again }, system)
    .then({ type: 'CashDue', data: { ...due, number: 2, of: again } });
  expect(dueOf(state, 'KRW')).toBe(180_000);
});

test('a reversal before its due takes it back as well, once', () => {
  const reversed: CashAccountEvent = { type: 'CashReversed', data: cashDue };
  const state = given([reversed])
    .when({ action: 'due', ...due }, system)
    .then({ type: 'CashDue', data: { ...due, number: 2 } });
  expect(dueOf(state, 'KRW')).toBe(0);
  givenState(state)
    .when({ action: 'reverse', ...due }, system)
    .thenNothing();
});

test('cash that is taken back after its payout lowers the next one', () => {
  const state = given([
    { type: 'CashDue', data: cashDue },
    { type: 'CashPaid', data: { ...paid, sources: [source] } },
    { type: 'CashReversed', data: { ...cashDue, number: 2 } },
    { type: 'CashDue', data: { ...cashDue, number: 3, of: second, amount: 100_000 } },
  ]).state;
  expect(dueOf(state, 'KRW')).toBe(10_000);
  expect(dueOf(state, 'JPY')).toBe(0);
});

test('a payout pays the entries that it found, once, and leaves later ones', () => {
  const state = givenState(cashAccountWithDue)
    .when({ action: 'due', ...due, of: second }, system)
    .then({ type: 'CashDue', data: { ...due, number: 2, of: second } });
  givenState(state)
    .when({ ...pay, amount: 180_000 }, system)
    .thenRefused('cash_account.other_amount', { due: 90_000, amount: 180_000 });
  const after = givenState(state)
    .when(pay, system)
    .then({ type: 'CashPaid', data: { ...paid, sources: [source] } });
  expect(dueOf(after, 'KRW')).toBe(90_000);
  givenState(after).when(pay, system).thenNothing();
});

test.each([0, -1, 1.5, cashAtMost + 1])('cash of %d is refused', (amount) => {
  given([])
    .when({ action: 'due', ...due, amount }, system)
    .thenRefused('cash_account.wrong_amount', { amount });
});

test('the same bank account is set once, and none cannot be shown', () => {
  const set = { action: 'set_bank_account', userId: cashUserId, bankAccount: sealedAccount } as const;
  givenState(cashAccountWithDue).when(set, actors.user).thenNothing();
  given([]).when({ action: 'show_bank_account' }, actors.staff).thenRefused('cash_account.no_bank_account');
});
