import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { brandAdmin } from '../brands/brand-admin.ts';
import { fold } from '../decider.ts';
import { later } from '../reacting.ts';
import type { Sealed } from '../sealed.ts';
import { addressWaitMs } from './address-proposal.ts';
import { member } from './member.ts';
import { staffReacting } from './reacting.ts';
import { staff } from './staff.ts';

const at = '2026-03-02T10:00:00.000Z';
const address = 'sealed' as Sealed;
const asSystem = { actor: system, at };
const asOwner = { actor: { label: 'staff', id: 1 } as const, at };
const registered = { ...staff.initial, status: 'active' as const, staffId: 3, username: 'kim' };
const proposed = { type: 'StaffAddressProposed', data: { proposalId: 'p', address } } as const;
const told = { type: 'StaffAddressOwnerTold', data: { proposalId: 'p' } } as const;
const pending = staff.evolve(registered, proposed, at);
const known = staff.evolve(pending, told, at);
const end = (how: 'due' | 'stopped', proposalId = 'p') =>
  ({ action: 'end_address_proposal', proposalId, end: how }) as const;

describe('a proposed address', () => {
  test('is the only one at a time and ends once', () => {
    const propose = { action: 'propose_address', proposalId: 'q', address } as const;
    expect(staff.decide(registered, propose, asOwner)).toEqual({
      ok: true,
      events: [{ type: 'StaffAddressProposed', data: { proposalId: 'q', address } }],
    });
    const codeOf = (decision: ReturnType<typeof staff.decide>) =>
      decision.ok ? null : decision.refusal.errorCode;
    expect(codeOf(staff.decide(pending, propose, asOwner))).toBe('staff.address_pending');
    expect(codeOf(staff.decide(pending, end('stopped', 'other'), asOwner))).toBe(
      'staff.address_proposal_over',
    );
    expect(codeOf(staff.decide(registered, end('stopped'), asOwner))).toBe('staff.address_proposal_over');
    const stopped = { type: 'StaffAddressProposalEnded', data: { proposalId: 'p', end: 'stopped' } } as const;
    expect(staff.evolve(known, stopped, at).proposal).toBeNull();
  });

  test('takes effect by itself seven days after its owner was told, and no sooner', () => {
    const due = later(at, addressWaitMs);
    const refused = { ok: false, refusal: expect.objectContaining({ errorCode: 'staff.address_not_due' }) };
    expect(staff.decide(pending, end('due'), { ...asSystem, at: due })).toEqual(refused);
    expect(staff.decide(known, end('due'), { ...asSystem, at: later(due, -1) })).toEqual(refused);
    expect(staff.decide(known, end('due'), { ...asSystem, at: due })).toMatchObject({ ok: true });
    const account = { kind: 'staff', id: 3 };
    expect(staffReacting.deadlines?.(told, { id: 3, at })).toEqual([
      { name: 'settle_address', dueAt: due, account, proposalId: 'p' },
    ]);
    expect(staffReacting.deadlines?.(proposed, { id: 3, at })).toEqual([]);
  });

  test('ends when the account is removed', () => {
    expect(staff.evolve(known, { type: 'StaffRemoved', data: {} }, at).proposal).toBeNull();
    const ofAdmin = { type: 'BrandAdminAddressProposed', data: { proposalId: 'p', address } } as const;
    const removed = { type: 'BrandAdminRemoved', data: {} } as const;
    expect(
      fold(
        brandAdmin,
        [ofAdmin, removed].map((event) => ({ event, at })),
      ).proposal,
    ).toBeNull();
    const ofMember = { type: 'MemberAddressProposed', data: { proposalId: 'p', address } } as const;
    const forgotten = { type: 'MemberForgotten', data: {} } as const;
    expect(
      fold(
        member,
        [ofMember, forgotten].map((event) => ({ event, at })),
      ).proposal,
    ).toBeNull();
  });
});
