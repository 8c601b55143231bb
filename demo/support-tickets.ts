import type { Actor } from '#domain/actor.ts';
import { personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import type { TicketText } from '#domain/support-tickets/support-ticket-events.ts';
import type { Asker, LinkedEntity } from '#domain/support-tickets/support-ticket-kinds.ts';
import { demoBrands } from './catalog/brands.ts';
import { demoProducts } from './catalog/products.ts';
import { demoTickets } from './catalog/tickets.ts';
import type { DemoDeps } from './deps.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Given, type Setting } from './setting.ts';
import { productRef } from './tell-product.ts';

type Askers = Pick<Given, 'idOf' | 'brandAdmins'>;

const messageRef = (index: number, message: number) => `ticket ${index}-${message}`;

/** The asker of a ticket; null if an interrupted seeding left the account's id unknown. */
function askerOf({ idOf, brandAdmins }: Askers, { by }: (typeof demoTickets)[number]): Asker | null {
  if ('member' in by) return { label: 'user', id: idOf('user', userRef(by.member)) };
  const id = brandAdmins[by.brand]?.id ?? null;
  return id === null ? null : { label: 'brand_admin', id };
}

/** Seals the messages with the asker's key. Returns the sealed messages by the demo's refs. */
export async function sealTickets(
  { seal }: Pick<DemoDeps, 'seal'>,
  askers: Askers,
): Promise<Given['sealedTickets']> {
  const sealed: [string, Sealed][] = [];
  for (const [index, ticket] of demoTickets.entries()) {
    const asker = askerOf(askers, ticket);
    if (asker === null) continue;
    for (const [place, [, text]] of ticket.messages.entries()) {
      const said: TicketText = { ...(place === 0 && { title: ticket.title }), text };
      sealed.push([messageRef(index, place), await seal(personKey(asker.label, asker.id), said)]);
    }
  }
  return new Map(sealed);
}

/** Plans the support tickets and their answers. */
export function planTickets(setting: Setting): void {
  const { clockwork, world, idOf, staff, sealedTickets } = setting;
  for (const [index, ticket] of demoTickets.entries()) {
    // Calls `idOf` before it checks the asker, as the first pass must collect every ticket's ref.
    const id = idOf('support_ticket', `ticket ${index}`);
    const asker = askerOf(setting, ticket);
    const { by, page, messages, isClosed } = ticket;
    const brand = 'brand' in by ? demoBrands[by.brand] : undefined;
    const about = { brandId: brand === undefined ? null : idOf('brand', brand.key), page };
    for (const [place, [days]] of messages.entries()) {
      const content = sealedTickets.get(messageRef(index, place));
      if (asker === null || content === undefined) continue;
      const message = { content, pictures: [] };
      clockwork.plan(daysAgo(setting, days), (at) => {
        const tell = (command: Parameters<typeof supportTicket.decide>[1], actor: Actor) =>
          world.tell(supportTicket, id, command, { actor, at });
        if (place === 0) {
          tell({ action: 'open', asker, ...about, entity: entityOf(setting, ticket), ...message }, asker);
        } else if (place % 2 === 1) tell({ action: 'answer', ...message }, staff);
        else tell({ action: 'write', ...message }, asker);
        if (place === 1 && index % 2 === 0)
          tell({ action: 'assign', staffId: staff.id, formerId: null }, staff);
        if (isClosed && place === messages.length - 1) tell({ action: 'close' }, staff);
      });
    }
  }
}

function entityOf(
  { idOf }: Setting,
  { by, isAboutProduct }: (typeof demoTickets)[number],
): LinkedEntity | null {
  if (!isAboutProduct || !('brand' in by)) return null;
  const index = demoProducts.findIndex(({ brand }) => brand === by.brand);
  return { category: 'product', id: idOf('product', productRef(index)) };
}
