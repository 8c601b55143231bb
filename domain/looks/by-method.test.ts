import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { entry, lookPosted } from '../testing/looks.ts';
import { byMethod } from './by-method.ts';
import type { Check } from './checks.ts';
import { initialLookEntry, type LookEntry } from './entry.ts';
import { eyeReasons, judge } from './judge.ts';
import { look } from './look.ts';
import type { LookEvent } from './look-events.ts';
import type { CertificationRule } from './look-kinds.ts';
import { initialLook, type LookState } from './look-state.ts';
import type { RejectionReason } from './rejection-reasons.ts';

const check = (reason: RejectionReason, passed: boolean | null): Check => ({
  reason,
  passed,
  evidence: null,
});
const eyes = (passed: boolean | null) => eyeReasons.map((reason) => check(reason, passed));
const paid = check('AdTagNotExists', true);

describe('judging by checks', () => {
  test.each<[string, CertificationRule, Check[], boolean, object]>([
    ['approves what is seen and paid for', 'NORMAL', [paid, ...eyes(true)], false, { does: 'approve' }],
    ['leaves what nobody saw', 'NORMAL', [paid], false, { does: 'show' }],
    ['leaves what was seen in part', 'NORMAL', [paid, ...eyes(true).slice(1)], false, { does: 'show' }],
    [
      'leaves what may be paid for or not',
      'NORMAL',
      [check('AdTagNotExists', null), ...eyes(true)],
      false,
      { does: 'show' },
    ],
    [
      'leaves a text that the rules could not read',
      'NORMAL',
      [paid, check('NotExistEssentialHashTag', null), ...eyes(true)],
      false,
      { does: 'show' },
    ],
    [
      'approves where other facts are not known',
      'NORMAL',
      [paid, check('SNSContentMismatch', null), ...eyes(true)],
      false,
      { does: 'approve' },
    ],
    [
      'rejects for what was seen',
      'NORMAL',
      [paid, check('LowExposalOfItem', false)],
      false,
      { does: 'reject', reasons: ['LowExposalOfItem'] },
    ],
    [
      'lets pass all but the exposure where a brand has it so',
      'PASS__EXCEPT_EXPOSURE_CHECK',
      [check('AdTagNotExists', false), check('LowExposalOfItem', true)],
      false,
      { does: 'approve' },
    ],
    [
      'rejects for the exposure there',
      'PASS__EXCEPT_EXPOSURE_CHECK',
      [check('LowExposalOfItem', false)],
      false,
      { does: 'reject', reasons: ['LowExposalOfItem'] },
    ],
    ['only shows what is asked about again', 'NORMAL', [paid, ...eyes(true)], true, { does: 'show' }],
    ['does nothing where people certify', 'MANUAL', [paid, ...eyes(false)], false, { does: 'nothing' }],
  ])('%s', (_, rule, checks, isAskedAgain, judgement) => {
    expect(judge(rule, checks, isAskedAgain)).toStrictEqual(judgement);
  });
});

const brand: Parameters<typeof byMethod>[2]['brand'] = {
  certificationRule: 'NORMAL',
  instagramId: null,
  essentialHashtags: [],
  essentialWords: [],
};
const model = { name: 'eyes-1', prompt: '1' };
const posted: LookState = look.evolve(initialLook, lookPosted, '2026-03-02T00:00:00.000Z');
const waiting: LookEntry = { ...initialLookEntry, ...entry, status: 'Pending' };
const said = { link: null, description: '#광고' };
const wanted = { words: said, brand, postDueAt: null };

test('a decision stores the model and its findings beside those of the rules', () => {
  const command = byMethod(posted, waiting, { ...wanted, seen: { checks: eyes(true), model } });
  expect(command).toMatchObject({ action: 'approve_item', method: 'LANGUAGE_MODEL', model });
  expect(command).toHaveProperty('checks.length', 8 + eyeReasons.length);
  const decision = look.decide(posted, command ?? { action: 'show' }, { actor: system, at: '' });
  expect(decision).toMatchObject({ ok: true, events: [{ type: 'LookItemApproved', data: { model } }] });
});

test('findings about another version of the content decide nothing', () => {
  const { entryId } = entry;
  const image: LookEvent = { type: 'LookImageAdded', data: { imageId: 5, hash: 'a' } };
  const checked = { type: 'LookItemChecked', data: { entryId, method: 'RULE', checks: eyes(true) } } as const;
  const before = look.evolve(posted, checked, '');
  const after = look.evolve(before, image, '');
  expect(after.entries[0]).toMatchObject({ status: 'Pending', checks: [], model: null });
  const decided = (judged: LookState, said: string) => {
    const words = { link: null, description: said };
    const command = byMethod(judged, waiting, { ...wanted, words, seen: { checks: eyes(true), model } });
    return look.decide(after, command ?? { action: 'show' }, { actor: system, at: '' });
  };
  for (const said of ['#광고', 'no tags']) {
    expect(decided(before, said)).toEqual({ ok: true, events: [] });
    expect(decided(after, said)).toMatchObject({ ok: true, events: [{ data: { entryId } }] });
  }
});

test('leaves deferred items to people', () => {
  const deferred: LookEntry = { ...waiting, status: 'Deferred' };
  for (const passed of [true, false]) {
    const command = byMethod(posted, deferred, { ...wanted, seen: { checks: eyes(passed), model } });
    expect(command).toMatchObject({ action: 'check_item' });
  }
});

test('rejects a post on an account that is certainly not the member’s own', () => {
  const of = (memberAccount: string | null) =>
    byMethod(posted, waiting, {
      ...wanted,
      memberAccount,
      words: { ...said, link: 'https://www.instagram.com/mina/p/CxYz12' },
    });
  expect(of('yuna')).toMatchObject({ action: 'reject_item', reasons: ['SNSContentMismatch'] });
  for (const own of ['mina', null]) expect(of(own)).toMatchObject({ action: 'check_item' });
});

test('does not reject a shared link, which names no account', () => {
  const link = 'https://www.instagram.com/share/reel/BAJx9Kq2T_';
  const command = byMethod(posted, waiting, { ...wanted, words: { ...said, link }, memberAccount: 'mina' });
  expect(command).toMatchObject({ action: 'check_item' });
  const checks = command?.action === 'check_item' ? command.checks : [];
  expect(checks.find(({ reason }) => reason === 'SNSContentMismatch')?.passed).toBeNull();
});

test('without a model, decides by the rules and names no model', () => {
  const command = byMethod(posted, waiting, wanted);
  expect(command).toMatchObject({ action: 'check_item', method: 'RULE' });
  expect(command).not.toHaveProperty('model');
});

test('reuses earlier findings of the model and decides once the last fact is known', () => {
  const unsure = { ...posted, snsType: 'Youtube' } as const;
  const ofACoat = { ...wanted, words: { link: null, description: 'a coat' } };
  const shown = byMethod(unsure, waiting, { ...ofACoat, seen: { checks: eyes(true), model } });
  expect(shown).toMatchObject({ action: 'check_item', method: 'LANGUAGE_MODEL' });
  const seen = { ...waiting, checks: shown?.action === 'check_item' ? shown.checks : [], model };
  const now = { ...unsure, isMarkedPaid: true };
  expect(byMethod(now, seen, ofACoat)).toMatchObject({ action: 'approve_item', model });
  expect(byMethod({ ...unsure, isMarkedPaid: false }, seen, ofACoat)).toMatchObject({
    action: 'reject_item',
    reasons: ['AdTagNotExists'],
    model,
  });
});
