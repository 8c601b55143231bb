import { writeStream } from '#import/write/write-stream.ts';
import { addAccounts } from './accounts.ts';
import { demoBrands } from './catalog/brands.ts';
import type { DemoDeps } from './deps.ts';
import { brandStreams } from './live.ts';
import type { DemoBegun, DemoNotes } from './notes.ts';
import type { Given } from './setting.ts';

/** Writes the brands, adds their accounts, and records the instant that the demo treats as its present. */
export async function begin(
  deps: DemoDeps,
  notes: DemoNotes,
  { at, idOf, brandPictures, sealedBrands }: Pick<Given, 'at' | 'idOf' | 'brandPictures' | 'sealedBrands'>,
): Promise<DemoBegun> {
  for (const [stream, events] of brandStreams({ at, idOf, brandPictures, sealedBrands }, deps.ids)) {
    await writeStream(deps.client, { stream, build: () => events, isSame: () => true }, true);
  }
  const accounts = await addAccounts(
    deps,
    demoBrands.map(({ key }) => idOf('brand', key)),
  );
  const begun: DemoBegun = { at, ...accounts };
  await notes.note({ type: 'DemoSeedBegun', data: begun }, at);
  return begun;
}
