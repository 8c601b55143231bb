import { createStore } from 'zustand';
import { api } from '../../kit/client/api.ts';
import { queryClient } from '../../kit/ui/query-client.ts';
import {
  type DeskState,
  emptyDesk,
  eventEntry,
  isSameTag,
  putBack,
  type Tag,
  type Verdict,
  withLeased,
  withSent,
  withVerdict,
} from './desk-state.ts';
import { waitingLooks } from './waiting-looks.ts';

/**
 * The number of looks leased at a time, so that pictures of later looks load while the person reads the current one.
 */
const ahead = 5;
const candidates = 50;

export const deskStore = createStore<DeskState>(() => emptyDesk);

const change = (how: (desk: DeskState) => DeskState) => deskStore.setState(how, true);

// Requests run one after another, so that a decision is sent before it is taken back.
let line: Promise<unknown> = Promise.resolve();
const inLine = (step: () => Promise<void>): Promise<void> => {
  const next = line.then(step);
  line = next;
  return next;
};

let asking: Promise<void> = Promise.resolve();

/** Leases the oldest waiting looks that nobody else has leased, and renews the leases of those on the desk. */
export function refill(): Promise<void> {
  // Runs requests one after another, as two at once would overwrite each other's result.
  asking = asking.catch(() => undefined).then(ask);
  return asking;
}

async function ask(): Promise<void> {
  const { leased: asked } = deskStore.getState();
  const query = { ...waitingLooks, order: 'id', limit: candidates };
  const { data } = await api.call<{ data: { id: number }[] }>('GET', '/v1/looks', { query });
  const { leased, decided } = deskStore.getState();
  const isUnderWay = (id: number) => decided.some((each) => each.lookId === id && !each.isSent);
  const waiting = data.data.map(({ id }) => id);
  const kept = leased.filter((id) => waiting.includes(id) || isUnderWay(id));
  const others = waiting.filter((id) => !kept.includes(id) && !isUnderWay(id));
  const wanted = [...kept, ...others].slice(0, candidates);
  const body = { look_ids: wanted, at_most: ahead };
  const leases = await api.call<{ lookIds: number[] }>('POST', '/v1/looks/loans', { body });
  change((desk) => withLeased(desk, leases.data.lookIds, asked));
}

/** Decides an item, or the certification for an event, and shows the next one at once. A refused decision is put back with its error. */
export function decide(tag: Tag, verdict: Verdict, { isLast }: { isLast: boolean }): Promise<void> {
  change((desk) => withVerdict(desk, tag, verdict, isLast));
  const { action, ...said } = verdict;
  const intent = crypto.randomUUID();
  return inLine(async () => {
    try {
      await send(tag, action, said, intent);
      // Without this reload the cached look still has the item as pending, and the look would come up once more.
      await readAgain(tag.lookId);
      change((desk) => withSent(desk, tag));
    } catch (error) {
      await readAgain(tag.lookId);
      change((desk) => putBack(desk, tag, { lookId: tag.lookId, error }));
    }
  });
}

/** Takes back the last decision of this session; returns false if there is none. */
export async function undo(): Promise<boolean> {
  const last = deskStore.getState().decided.at(-1);
  if (last === undefined) return false;
  const intent = crypto.randomUUID();
  await inLine(async () => {
    // The server may have refused the decision by now; then its look is already back on the desk.
    if (!deskStore.getState().decided.some((each) => isSameTag(each, last))) return;
    try {
      const reopen = last.entryId === eventEntry ? 'reopen_brand_event' : 'reopen_item';
      await send(last, reopen, {}, intent);
      await readAgain(last.lookId);
      change((desk) => putBack(desk, last));
    } catch (error) {
      change((desk) => ({ ...desk, problem: { lookId: last.lookId, error } }));
    }
  });
  return true;
}

function send(
  { lookId, entryId }: Tag,
  action: Verdict['action'] | 'reopen_item' | 'reopen_brand_event',
  said: object,
  intent: string,
): Promise<unknown> {
  const body = entryId === eventEntry ? said : { look_item_mapping_id: entryId, ...said };
  return api.call('POST', `/v1/looks/${lookId}/actions/${action}`, { body, intent });
}

async function readAgain(lookId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['/v1/looks/{id}', String(lookId)] }),
    queryClient.invalidateQueries({ queryKey: ['/v1/looks/certification_progress'] }),
  ]);
}
