import type { Client } from 'pg';
import type { Key, ReadModels } from '../../projection.ts';
import { Parking } from '../fold/parking.ts';
import { besides, tablesOfRows } from '../rebuild/generations.ts';
import type { Table } from '../tables/table.ts';
import { unequalRows } from './compare-rows.ts';
import type { RowDifference } from './difference.ts';
import { ownerOf } from './owner.ts';
import { scratch } from './scratch.ts';

/** The rows of one table that a comparison covers. */
export interface Target {
  table: Table;
  keys: readonly Key[];
}

/**
 * Yields the differences between the live rows and this connection's folded rows, by column. It compares all rows, or only the
 * targets. Parked rows, each named `<projection> <entity>`, are not compared.
 */
export async function* rowDifferences(
  client: Client,
  models: ReadModels,
  parked: ReadonlySet<string>,
  targets?: readonly Target[],
): AsyncGenerator<RowDifference> {
  const folded = new Map(tablesOfRows(besides(models, scratch)).map((table) => [bareName(table), table]));
  const compared = targets ?? tablesOfRows(models).map((table) => ({ table, keys: null }));
  for (const { table, keys } of compared) {
    const other = folded.get(bareName(table));
    if (other === undefined) throw new Error(`${table.name} was not folded`);
    for await (const { kind, key, columns } of unequalRows(client, table, other, keys)) {
      const { name: projection } = ownerOf(models, table, key);
      if (parked.has(Parking.key(projection, key))) continue;
      for (const column of columns) {
        yield { of: 'row', kind, projection, table: bareName(table), entity: String(key), ...column };
      }
    }
  }
}

export function bareName({ name }: Table): string {
  return name.slice(name.indexOf('.') + 1);
}
