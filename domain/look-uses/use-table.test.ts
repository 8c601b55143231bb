import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { useDescription, useStates } from '../testing/look-uses.ts';
import { readRows } from '../testing/rows.ts';
import { lookUse } from './look-use.ts';
import type { LookUseCommand } from './use-commands.ts';
import type { LookUseEvent } from './use-events.ts';
import { type LookUseLife, lookUseLives } from './use-kinds.ts';
import type { LookUse } from './use-state.ts';
import { type LookUseAction, lookUseTransitions } from './use-transitions.ts';

/** The decided table. */
const decided = readRows(
  `request          | none | initialized | LookUseRequested | brand_admin, staff
   lapse            | none | lapsed | LookUseRequestExpired | system
   take_up          | initialized | in_progress | LookUseTakenUp | staff
   agree            | open | same | LookUseAgreed | user, staff | | not agreed
   decline          | open | rejected | LookUseDeclined | user | reason
   ask_again        | open | same | LookUseAskedAgain | staff | | not agreed
   remind           | open | same | LookUseReminded | system | | not agreed, three days
   revise           | open | same | LookUseRevised | brand_admin, staff
   confirm          | in_progress | confirmed | LookUseConfirmed | staff | | agreed
   reject           | open | rejected | LookUseRejected | staff | reason
   cancel           | open | canceled | LookUseCanceled | brand_admin, staff, system
   begin            | confirmed | same | LookUseBegan | system | | not begun, started
   issue_payment    | confirmed, Expired | same | LookUsePaymentIssued | system, staff | | payment pending
   withhold_payment | confirmed, Expired | same | LookUsePaymentCanceled | staff | reason | payment pending
   end              | confirmed | Expired | LookUseEnded | staff, system | reason
   expire           | confirmed | Expired | LookUseExpired | system | | over
   note_look_gone   | confirmed | same | LookUseLookGone | system | | look there
   note_look_back   | confirmed | same | LookUseLookBack | system | | look gone`,
  { open: ['initialized', 'in_progress'] },
);

type Case = Sample<LookUse, LookUseCommand, LookUseEvent>;

const samples: Readonly<Record<LookUseAction, Case>> = {
  request: {
    command: { action: 'request', ...useDescription },
    events: [{ type: 'LookUseRequested', data: useDescription }],
  },
  lapse: {
    command: { action: 'lapse', lookUseId: 8, lookId: 81 },
    events: [{ type: 'LookUseRequestExpired', data: { lookUseId: 8, lookId: 81 } }],
  },
  take_up: { command: { action: 'take_up' }, events: [{ type: 'LookUseTakenUp', data: {} }] },
  agree: { command: { action: 'agree' }, events: [{ type: 'LookUseAgreed', data: {} }] },
  decline: { command: { action: 'decline' }, events: [{ type: 'LookUseDeclined', data: {} }] },
  ask_again: { command: { action: 'ask_again' }, events: [{ type: 'LookUseAskedAgain', data: {} }] },
  remind: { command: { action: 'remind' }, events: [{ type: 'LookUseReminded', data: {} }] },
  revise: {
    command: { action: 'revise', comment: 'for our window' },
    events: ({ startDate, endDate }) => [
      { type: 'LookUseRevised', data: { startDate, endDate, comment: 'for our window' } },
    ],
    standing: { startDate: '2026-06-10' },
  },
  confirm: {
    command: { action: 'confirm', amount: 150_000 },
    events: [
      {
        type: 'LookUseConfirmed',
        data: {
          startDate: '2026-06-01',
          endDate: '2026-12-31',
          brandPaymentAmount: 150_000,
          curatorReceiveAmount: 90_000,
          pointAmount: null,
          paidDiscountRate: 25,
        },
      },
    ],
    standing: { answer: 'agreed' },
  },
  reject: { command: { action: 'reject' }, events: [{ type: 'LookUseRejected', data: {} }] },
  cancel: { command: { action: 'cancel' }, events: [{ type: 'LookUseCanceled', data: {} }] },
  begin: { command: { action: 'begin' }, events: [{ type: 'LookUseBegan', data: {} }] },
  issue_payment: {
    command: { action: 'issue_payment' },
    events: [{ type: 'LookUsePaymentIssued', data: { curatorReceiveAmount: 90_000, pointAmount: null } }],
  },
  withhold_payment: {
    command: { action: 'withhold_payment' },
    events: [{ type: 'LookUsePaymentCanceled', data: {} }],
  },
  end: {
    command: { action: 'end', refund: 50_000 },
    events: [{ type: 'LookUseEnded', data: { refund: 50_000 } }],
  },
  expire: {
    command: { action: 'expire' },
    events: [{ type: 'LookUseExpired', data: {} }],
    standing: { startDate: '2026-05-01', endDate: '2026-05-31' },
  },
  note_look_gone: { command: { action: 'note_look_gone' }, events: [{ type: 'LookUseLookGone', data: {} }] },
  note_look_back: {
    command: { action: 'note_look_back' },
    events: [{ type: 'LookUseLookBack', data: {} }],
    standing: { isLookGone: true },
  },
};

/** The decided conditions at 09:00 on 1 June. */
function factsOf(use: LookUse): ReadonlySet<string> {
  const { answer, askedAt, isReminded, isBegun, startDate, endDate, payment, isLookGone } = use;
  const facts: Record<string, boolean> = {
    agreed: answer === 'agreed',
    'not agreed': answer !== 'agreed',
    'three days': !isReminded && askedAt !== null && askedAt <= '2026-05-29T00:00:00.000Z',
    'not begun': !isBegun,
    started: startDate <= '2026-06-01',
    over: endDate !== null && endDate < '2026-06-01',
    'payment pending': payment === 'pending',
    'look there': !isLookGone,
    'look gone': isLookGone,
  };
  return new Set(Object.keys(facts).filter((fact) => facts[fact]));
}

testEveryRow<LookUse, LookUseCommand, LookUseEvent>({
  entity: 'look_use',
  decider: lookUse,
  table: lookUseTransitions,
  decided,
  samples,
  statuses: [...lookUseLives],
  stateOf: (status) => useStates[status as LookUseLife],
  factsOf,
});
