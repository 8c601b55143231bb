import type { NotesOn } from '#domain/notes/noted.ts';
import { type NoteCommand, type Notes, noNotes } from '#domain/notes/notes.ts';
import { productNotes } from '#domain/products/product.ts';
import { stockItemNotes } from '#domain/stock/stock-item.ts';
import { trysetItemNotes } from '#domain/tryset-items/item.ts';
import { trysetNotes } from '#domain/trysets/tryset.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { isInScope } from '../kit/scope.ts';

/** A thing as somebody sees it who makes a note on it. */
interface Seen {
  /** The brands that it concerns. */
  brandIds: readonly number[];
  notes: Notes;
  /** The request was taken before: it is answered as the first time. */
  isRepeat: boolean;
}

/** A kind of thing on which notes can be made. */
export interface Thing {
  /** `/v2/trysets` */
  path: string;
  /** In the names of operations: `Tryset`. */
  title: string;
  tag: string;
  /** 404 where there is none, or none that the caller may know of. */
  seen(deps: WriteDeps, asked: Asked, id: number): Promise<Seen>;
  say(deps: WriteDeps, asked: Asked, id: number, command: NoteCommand): Promise<Changed>;
}

function thing<State extends object & { status: string }>(
  named: Pick<Thing, 'path' | 'title' | 'tag'>,
  notes: NotesOn<State>,
): Thing {
  return {
    ...named,
    async seen(deps, { caller, context }, id) {
      const { state, isRepeat } = await present(
        deps,
        notes,
        id,
        context,
        (it) => notes.isThere(it) && isInScope(caller, { brandIds: notes.concerns(it) }),
      );
      return { brandIds: notes.concerns(state), notes: state.notes ?? noNotes, isRepeat };
    },
    say: (deps, asked, id, command) =>
      makeChange(deps, { decider: notes, id, commands: [command], name: command.action }, asked),
  };
}

/** Everything on which notes can be made: a new kind adds its line here. */
export const things: readonly Thing[] = [
  thing({ path: '/v2/trysets', title: 'Tryset', tag: 'trysets' }, trysetNotes),
  thing({ path: '/v2/trysets/items', title: 'TrysetItem', tag: 'tryset items' }, trysetItemNotes),
  thing({ path: '/v1/stocks', title: 'StockItem', tag: 'stocks' }, stockItemNotes),
  thing({ path: '/v2/products', title: 'Product', tag: 'products' }, productNotes),
];
