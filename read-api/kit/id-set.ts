/** A bitmap of row ids. Ids may begin at any number and are dense from that number on. */
export interface IdSet {
  has(id: number): boolean;
  add(id: number): void;
  remove(id: number): void;
  bytes(): number;
}

/** Number of ids, and of bits, in a page of 8 kB. */
const pageSize = 65_536;
const wordSize = 32;

export function createIdSet(ids: readonly number[]): IdSet {
  const pages = new Map<number, Uint32Array>();

  function pageOf(id: number): Uint32Array {
    const number = Math.floor(id / pageSize);
    const page = pages.get(number) ?? new Uint32Array(pageSize / wordSize);
    pages.set(number, page);
    return page;
  }
  const wordOf = (id: number) => Math.floor((id % pageSize) / wordSize);
  const bitOf = (id: number) => 1 << (id % wordSize);

  const set: IdSet = {
    has: (id) => ((pages.get(Math.floor(id / pageSize))?.[wordOf(id)] ?? 0) & bitOf(id)) !== 0,
    add(id) {
      const page = pageOf(id);
      page[wordOf(id)] = (page[wordOf(id)] ?? 0) | bitOf(id);
    },
    remove(id) {
      const page = pageOf(id);
      page[wordOf(id)] = (page[wordOf(id)] ?? 0) & ~bitOf(id);
    },
    bytes: () => (pages.size * pageSize) / 8,
  };
  for (const id of ids) set.add(id);
  return set;
}
