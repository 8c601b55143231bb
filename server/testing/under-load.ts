import type { Api } from './rentals.ts';
import { Renter } from './rentals.ts';

const renters = 4;
let opened = 0;

/** Runs `happen` while garments are rented and returned. Completes all open rentals afterwards. */
export async function underLoad(api: Api, happen: () => Promise<void>): Promise<void> {
  opened += 1;
  const group = await Promise.all(
    Array.from({ length: renters }, (_, number) => Renter.open(api, `renter-${opened}-${number}`)),
  );
  let isOver = false;
  const renting = Promise.all(group.map((renter) => renter.rent(() => isOver)));
  try {
    // If a rental's command is refused, the race throws: otherwise `happen` could wait for ever.
    await Promise.race([happen(), renting]);
  } finally {
    isOver = true;
  }
  await renting;
}
