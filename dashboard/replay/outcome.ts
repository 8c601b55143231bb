import type { TFunction } from 'i18next';
import type { Operation } from '#read-api/replay/operation-contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import type { Tone } from '../kit/theme/tones.ts';

const tones: Record<Operation['status'], Tone> = {
  waiting: 'waiting',
  running: 'moving',
  done: 'good',
  canceled: 'neutral',
  refused: 'bad',
  failed: 'bad',
  past: 'neutral',
};

/**
 * The outcome of an operation in a few words: the result of a finished verification or repair, otherwise the status.
 */
export function outcomeOf(t: TFunction, operation: Operation): { tone: Tone; text: string } {
  const { kind, status, differences } = operation;
  if (status !== 'done' || differences === null) {
    return { tone: tones[status], text: label(t, 'replay.statuses', status) };
  }
  const amount = formatNumber(differences);
  if (kind === 'repair') {
    const isAny = (operation.result?.recorded ?? []).length > 0;
    const text = isAny ? t('replay.repaired', { amount }) : t('replay.nothingRepaired');
    return { tone: isAny ? 'good' : 'neutral', text };
  }
  return differences === 0
    ? { tone: 'good', text: t('replay.noDifferences') }
    : { tone: 'bad', text: t('replay.differencesFound', { amount }) };
}

/** The facts of a result: the rows or events compared, the hashes, and where a repair is recorded. */
export function resultFacts(t: TFunction, { result, subject }: Operation): [string, string][] {
  if (result === null) return [];
  const { from, position, events, rows, parked = 0, hashes, recorded = [] } = result;
  const facts: [string, string][] = [];
  if (rows !== undefined && position !== undefined) {
    facts.push([t('replay.compared'), t('replay.rowsAt', { rows: formatNumber(Number(rows)), position })]);
  }
  if (subject?.of === 'log' && events !== undefined && from !== undefined && position !== undefined) {
    const amount = formatNumber(Number(events));
    facts.push([t('replay.compared'), t('replay.eventsAt', { events: amount, from, position })]);
  }
  if (parked > 0) {
    facts.push([t('replay.notCompared'), t('replay.notComparedRows', { amount: formatNumber(parked) })]);
  }
  if (hashes !== undefined) facts.push([t('replay.hashes'), hashText(t, hashes)]);
  if (recorded.length > 0) facts.push([t('replay.recordedAt'), recorded.join(', ')]);
  return facts;
}

function hashText(t: TFunction, { store, mirror }: { store: string; mirror: string }): string {
  if (store === mirror) return t('replay.hashesSame', { hash: store.slice(0, 16) });
  return [
    t('replay.hashStore', { hash: store.slice(0, 16) }),
    t('replay.hashMirror', { hash: mirror.slice(0, 16) }),
  ].join(' · ');
}
