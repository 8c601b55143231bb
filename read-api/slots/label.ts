import { type SqlBool, sql } from 'kysely';
import { type Slot, slotKey, slotsRead, slotText } from '#domain/slots/slot-label.ts';
import { similarSlots } from '#domain/slots/slot-register.ts';
import { scanned } from '#domain/text/scanned.ts';
import { trackingKey } from '#domain/text/tracking-number.ts';
import { foldedCode } from '#http/filters.ts';
import type { SlotRow } from '#projections/slots/tables.ts';
import { productsFor } from '../briefs/products/scope.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import type { SlotLabel } from './contract.ts';

const similarAtMost = 5;

/** Interprets the label of a slot, scanned with any keyboard layout or scanner setting. */
export async function slotLabel({ db, caller }: Reading, text: string): Promise<SlotLabel> {
  const readings = slotsRead(text);
  const label = readings[0] === undefined ? scanned(text) : slotText(readings[0]);
  const known = await db
    .selectFrom('read.slots as slot')
    .where(among('slot.label', readings.map(slotKey)))
    .selectAll('slot')
    .execute();
  const [found] = readings.flatMap((reading) => activeOf(known, reading));
  const nothing = { similar: [], products: [], isParcel: false };
  if (found !== undefined) return { label: slotText(found), slot: found, isRetired: false, ...nothing };
  const products = await productsFor(db, caller)
    .where(sql<SqlBool>`lower(product.code) = ${foldedCode(scanned(text))}`)
    .select(['product.id', 'product.name'])
    .limit(similarAtMost)
    .execute();
  return {
    label,
    slot: null,
    isRetired: known.length > 0,
    similar: readings[0] === undefined ? [] : await similar(db, readings[0]),
    products,
    isParcel: /^\d{8,}$/.test(trackingKey(text)),
  };
}

function activeOf(known: readonly SlotRow[], reading: Slot): Slot[] {
  const row = known.find(({ status, label }) => status === 'active' && label === slotKey(reading));
  if (row === undefined) return [];
  return [{ sectorCode: row.sectorCode, cellCode: row.cellCode, slotNumber: row.slotNumber }];
}

async function similar(db: Reading['db'], slot: Slot): Promise<string[]> {
  const rows = await db.selectFrom('read.slots').where('status', '=', 'active').selectAll().execute();
  const slots = Object.fromEntries(
    rows.map((row) => [row.label, { ...row, slotId: row.id, isRetired: false }]),
  );
  return similarSlots({ status: 'open', slots }, slot, similarAtMost).map(slotText);
}
