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

/** An entity that the caller may see, as the note commands need it. */
interface Seen {
  /** The brands that the entity concerns. */
  brandIds: readonly number[];
  notes: Notes;
  /** True if the request is a repeat, which gets the first answer. */
  isRepeat: boolean;
}

/** A kind of entity that can have notes. */
export interface Thing {
  /** The path of the collection: `/v2/trysets`. */
  path: string;
  /** The entity's name in operation ids, such as `Tryset`. */
  title: string;
  tag: string;
  /** Returns the entity; throws 404 if it does not exist or the caller may not see it. */
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

/** All kinds of entities that can have notes. A new kind adds its line here. */
export const things: readonly Thing[] = [
  thing({ path: '/v2/trysets', title: 'Tryset', tag: 'trysets' }, trysetNotes),
  thing({ path: '/v2/trysets/items', title: 'TrysetItem', tag: 'tryset items' }, trysetItemNotes),
  thing({ path: '/v1/stocks', title: 'StockItem', tag: 'stocks' }, stockItemNotes),
  thing({ path: '/v2/products', title: 'Product', tag: 'products' }, productNotes),
];
