import type { SlotLabel } from '#read-api/slots/contract.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { carryOut, isAway } from './carry-out.ts';
import { begin, commit } from './commit.ts';
import type { DeskParts } from './desk-parts.ts';
import type { Desk, Entry, Line, Problem } from './desk-store.ts';
import { look, readLabel } from './look.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { type Offer, slotTask } from './offers.ts';
import { answerTo, type Prompt, questionOf } from './prompts.ts';
import { workInTurn } from './work-in-turn.ts';

/**
 * Creates the desk, which handles the inputs of the scan box one at a time. Its queue keeps inputs that arrive while a
 * request runs or while the server is out of reach.
 */
export function createDesk(parts: DeskParts) {
  const { store, newId } = parts;
  const work = workInTurn({
    next: () => store.getState().queue[0],
    take: (entry: Entry) => take(parts, entry),
    done: () => store.setState(({ queue }) => ({ queue: queue.slice(1), failures: 0 })),
    failed() {
      store.setState(({ failures }) => ({ failures: failures + 1 }));
      parts.away();
    },
  });

  function put(entry: Omit<Entry, 'id'>): Promise<void> {
    store.setState(({ queue }) => ({ queue: [...queue, { ...entry, id: newId() }] }));
    return work();
  }

  return {
    work,
    /** Queues a label, a key or an answer. */
    enter: (text: string) => put({ text }),
    undo: (undoes: string) => put({ text: '', undoes }),
    /** Closes the open question or choice. */
    cancel: () => store.setState({ prompt: null, choices: [], problem: null }),
  };
}

/** @throws if the server is out of reach; the desk shows all other errors to the person */
async function take(parts: DeskParts, entry: Entry): Promise<void> {
  try {
    if (entry.plan !== undefined) return await carryOut(parts, entry, entry.plan);
    const desk = parts.store.getState();
    if (entry.undoes !== undefined) return await undo(parts, entry, entry.undoes);
    const meaning = meaningOf(entry.text, desk);
    parts.store.setState({ problem: null, seenAt: null });
    await act(parts, entry, meaning, desk);
  } catch (error) {
    if (isAway(error)) throw error;
    tell(parts, { kind: 'refused', error: parts.explain(error) });
  }
}

async function act(parts: DeskParts, entry: Entry, meaning: Meaning, desk: Desk): Promise<void> {
  switch (meaning.kind) {
    case 'nothing':
      return;
    case 'not_now':
      return tell(parts, desk.current === null ? { kind: 'nothing_up' } : meaning);
    case 'undo':
      return undo(parts, entry, desk.lines.find(({ undo, isUndone }) => undo !== null && !isUndone)?.id);
    case 'choose':
      return show(
        parts,
        desk.choices.slice(meaning.at, meaning.at + 1),
        { kind: 'no_option' },
        desk.scannedAs ?? '',
      );
    case 'scan':
      return scan(parts, meaning.code);
    case 'slot': {
      const found = await look(parts.api, meaning.code);
      const label = found.length > 0 ? null : await readLabel(parts.api, meaning.code);
      if (label?.slot == null || desk.current === null) {
        return show(parts, found, unknown(meaning.code, label), meaning.code);
      }
      const offer: Offer = { key: 'next', task: slotTask(desk.current) };
      return commit(parts, entry, desk.current, offer, {}, label.slot);
    }
    case 'task':
      return begun(parts, entry, desk, meaning.offer, meaning.rest);
    case 'answer':
      return desk.prompt === null ? undefined : answer(parts, entry, desk, desk.prompt, meaning.text);
  }
}

async function scan(parts: DeskParts, code: string): Promise<void> {
  const found = await look(parts.api, code);
  const label = found.length > 0 ? null : await readLabel(parts.api, code);
  show(parts, found, unknown(code, label), code);
}

const unknown = (code: string, label: SlotLabel | null): Problem => ({
  kind: 'unknown',
  code,
  ...(label !== null && { label }),
});

/**
 * Shows the scanned garments. A scan without a result also clears the current garment, so that the next key does not
 * act on it.
 */
function show({ store }: DeskParts, found: readonly Scanned[], otherwise: Problem, scannedAs: string): void {
  const [first, ...others] = found;
  const isOne = others.length === 0 && first !== undefined;
  const before = store.getState().lines.find(({ stockId }) => stockId === first?.stock.id);
  store.setState({
    current: isOne ? first : null,
    scannedAs,
    choices: isOne ? [] : found,
    prompt: null,
    problem: first === undefined ? otherwise : null,
    seenAt: isOne ? (before?.time ?? null) : null,
  });
}

async function begun(parts: DeskParts, entry: Entry, desk: Desk, offer: Offer, rest: string): Promise<void> {
  const { current } = desk;
  if (current === null) return;
  if (offer.task === 'grade') {
    return commit(parts, entry, current, offer, rest === '' ? {} : { issue: rest }, null);
  }
  if (offer.task === 'stow' || offer.task === 'enter') {
    const slot = desk.lastSlot ?? current.stock.slot;
    if (slot === null && offer.task === 'stow') return tell(parts, { kind: 'no_slot' });
    return commit(parts, entry, current, offer, {}, slot);
  }
  const prompt: Prompt = { task: offer.task, answers: {} };
  if (rest !== '') return answer(parts, entry, desk, prompt, rest);
  if (questionOf(prompt) !== null) return parts.store.setState({ prompt });
  return commit(parts, entry, current, offer, {}, null);
}

/** Takes the answer to a question. If the text is the label of a garment or piece, it counts as a new scan instead. */
async function answer(
  parts: DeskParts,
  entry: Entry,
  desk: Desk,
  prompt: Prompt,
  text: string,
): Promise<void> {
  const question = questionOf(prompt);
  if (question === null || desk.current === null || text === '') return;
  const given = answerTo(question, text);
  if (given === null || (/\d/.test(text) && !/\s/.test(text) && question.kind === 'text')) {
    const found = (await look(parts.api, text)).filter(
      ({ foundBy }) => foundBy === 'code' || foundBy === 'piece',
    );
    if (found.length > 0) return show(parts, found, { kind: 'no_option' }, text);
  }
  if (given === null) return parts.store.setState({ prompt, problem: { kind: 'no_option' } });
  const next: Prompt = { ...prompt, answers: { ...prompt.answers, [question.name]: given } };
  if (questionOf(next) !== null) return parts.store.setState({ prompt: next });
  return commit(parts, entry, desk.current, { key: 'next', task: next.task }, next.answers, null);
}

async function undo(parts: DeskParts, entry: Entry, lineId: string | undefined): Promise<void> {
  const of = parts.store.getState().lines.find(({ id }) => id === lineId);
  if (of === undefined || of.undo === null || of.isUndone) return tell(parts, { kind: 'nothing_to_undo' });
  parts.store.setState({ prompt: null, choices: [], problem: null, seenAt: null });
  const line: Line = {
    ...of,
    id: entry.id,
    time: parts.now(),
    task: 'undo',
    told: { of: of.task },
    undo: null,
    undoes: of.id,
  };
  return begin(parts, entry, line, of.undo);
}

function tell({ store }: DeskParts, problem: Problem): void {
  store.setState({ problem });
}
