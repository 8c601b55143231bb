import { cashAccount } from '#domain/cash/cash-account.ts';
import type { CashAccountEvent, MemberBankAccount } from '#domain/cash/cash-events.ts';
import { dueOf } from '#domain/cash/cash-state.ts';
import { cashWritten } from '#domain/cash/written.ts';
import { personKey } from '#domain/members/person.ts';
import { initialPerson } from '../personal-data/person-row.ts';
import { type PersonRow, peopleTable } from '../personal-data/tables.ts';
import { idOf, type Projection } from '../projection.ts';
import { type CashAccountRow, type CashEntryRow, cashAccountsTable, cashEntriesTable } from './tables.ts';

const known = new Set(cashWritten.flatMap(({ newest }) => Object.keys(newest)));
const categories = ['cash_account'];

export const cashAccountsProjection: Projection<CashAccountRow, CashAccountEvent> = {
  name: 'cash_accounts',
  table: cashAccountsTable,
  categories,
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const userId = idOf(recorded);
    const { entries } = cashAccount.evolve(
      { ...cashAccount.initial, userId, entries: row?.entries ?? [] },
      event,
      at,
    );
    const hasBankAccount =
      event.type === 'CashBankAccountSet' ? event.data.bankAccount !== null : (row?.hasBankAccount ?? false);
    return {
      userId,
      dueKrw: BigInt(dueOf({ entries }, 'KRW')),
      dueJpy: BigInt(dueOf({ entries }, 'JPY')),
      entries,
      hasBankAccount,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};

/** A payment is folded into all rows of its member, because it names the last entry only. */
export const cashEntriesProjection: Projection<CashEntryRow, CashAccountEvent> = {
  name: 'cash_entries',
  table: cashEntriesTable,
  categories,
  knows: (type) => known.has(type),
  keys: ({ event, entityId }) =>
    (event.type === 'CashDue' || event.type === 'CashReversed') && event.data
      ? [`${entityId}:${event.data.number}`]
      : [],
  also: {
    column: 'userId',
    value: (recorded) => (recorded.event.type === 'CashPaid' ? idOf(recorded) : null),
  },
  fold(row, { event, at }, key) {
    switch (event.type) {
      case 'CashDue':
      case 'CashReversed': {
        const { of, amount, ...entry } = event.data;
        const isDue = event.type === 'CashDue';
        return {
          ...entry,
          id: String(key),
          step: isDue ? 'due' : 'reversed',
          ofKind: of.kind,
          ofId: of.id,
          turn: of.turn,
          amount: isDue ? amount : -amount,
          payoutId: row?.payoutId ?? null,
          createdAt: at,
          updatedAt: at,
        };
      }
      case 'CashPaid': {
        const { currency, upTo, payoutId } = event.data;
        if (row === null || row.currency !== currency || row.number > upTo || row.payoutId !== null)
          return row;
        return { ...row, payoutId, updatedAt: at };
      }
      default:
        return row;
    }
  },
};

const bankAccountSet: CashAccountEvent['type'] = 'CashBankAccountSet';

/** The unsealed bank accounts of members. The rows of forgotten members are not created again. */
export const bankAccountsProjection: Projection<PersonRow, CashAccountEvent> = {
  name: 'people_bank_accounts',
  table: peopleTable,
  categories,
  knows: (type) => type === bankAccountSet,
  keys: (recorded) => (recorded.event.type === bankAccountSet ? [personKey('user', idOf(recorded))] : []),
  personId: (recorded) =>
    recorded.event.type === 'CashBankAccountSet' && recorded.event.data.bankAccount !== null
      ? personKey('user', idOf(recorded))
      : null,
  fold(row, recorded, key, unseal) {
    if (recorded.event.type !== 'CashBankAccountSet') return row;
    const { bankAccount: sealed } = recorded.event.data;
    const bankAccount = sealed && (unseal(String(key), sealed) as MemberBankAccount | null);
    if (bankAccount === null) return row && { ...row, bankAccount: null };
    return { ...(row ?? { ...initialPerson(String(key)), userId: idOf(recorded) }), bankAccount };
  },
};
