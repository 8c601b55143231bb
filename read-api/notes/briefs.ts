import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import { mainItem } from '#domain/tryset-items/main-item.ts';
import type { Reading } from '../kit/reading.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import type { PictureSet } from '../kit/shown/picture-contract.ts';
import { productRows } from '../products/rows.ts';
import { stockItemRows } from '../stock/rows.ts';
import { trysetItemRows } from '../tryset-items/rows.ts';
import { itemsOfTrysets, trysetRows } from '../trysets/rows.ts';

/** An entity as lists over several kinds show it. */
export interface Brief {
  id: number;
  picture: PictureSet | null;
  /** Name of the entity's product. */
  title: string;
  /** Second line of the entity: the code of the garment or product, or the name of the tryset's member. */
  second: string;
  /** The entity's status; null before its first event. */
  status: string | null;
}

const briefs: Readonly<Record<NotedKind, (reading: Reading, ids: number[]) => Promise<Brief[]>>> = {
  async tryset({ db, caller }, ids) {
    const [rows, itemsOf] = await Promise.all([trysetRows(db, caller, ids), itemsOfTrysets(db, caller, ids)]);
    // A brand admin sees the status over the items of its own brand.
    return rows.map(({ id, username, seenStatus: status }) => {
      const main = mainItem(itemsOf.get(id) ?? []);
      const picture = pictureSet(main?.productCover ?? null);
      return { id, picture, title: main?.productName ?? '', second: username ?? '', status };
    });
  },
  async tryset_item({ db }, ids) {
    const rows = await trysetItemRows(db, ids);
    return rows.map(({ id, productCover, productName, stockCode, status }) => {
      const picture = pictureSet(productCover);
      return { id, picture, title: productName ?? '', second: stockCode ?? '', status };
    });
  },
  async stock_item({ db }, ids) {
    const rows = await stockItemRows(db, ids);
    return rows.map(({ id, productCover, productName, code, status }) => {
      return { id, picture: pictureSet(productCover), title: productName ?? '', second: code, status };
    });
  },
  async product({ db }, ids) {
    const rows = await productRows(db, ids);
    return rows.map(({ id, coverImage, name, code, status }) => {
      return { id, picture: pictureSet(coverImage), title: name, second: code ?? '', status };
    });
  },
};

/** Briefs of these entities, by `tryset-501`. The caller's access to them must have been checked. */
export async function briefsOf(
  reading: Reading,
  things: readonly { kind: NotedKind; thingId: number }[],
): Promise<ReadonlyMap<string, Brief>> {
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = things.filter((thing) => thing.kind === kind).map(({ thingId }) => thingId);
      return (await briefs[kind](reading, ids)).map((brief) => [`${kind}-${brief.id}`, brief] as const);
    }),
  );
  return new Map(found.flat());
}
