import type { AddressMask } from './address-mask.ts';
import type { Sending } from './gate.ts';
import type { Project } from './settings.ts';

/** The fields that each call of the chat may send, by its path. */
const calls: { path: RegExp; fields: string[] }[] = [
  {
    path: /^message$/,
    fields: [
      'message',
      'traits',
      'ticket_id',
      'widget_session_id',
      'distinct_id',
      'session_id',
      'session_context',
    ],
  },
  { path: /^messages\/[\w-]+$/, fields: [] },
  { path: /^messages\/[\w-]+\/read$/, fields: ['widget_session_id'] },
  { path: /^tickets$/, fields: [] },
  { path: /^restore$/, fields: ['restore_token', 'widget_session_id', 'distinct_id', 'current_url'] },
  { path: /^restore\/request$/, fields: ['email', 'request_url'] },
];

/** Lets only known calls of the chat pass, with their allowed fields and the masked address instead of the page's. */
export function maskedSending(sending: Sending, { url, key }: Project, mask: AddressMask): Sending | null {
  if (sending.url.startsWith(`${url}/array/${key}/`)) return sending;
  const base = `${url}/api/conversations/v1/widget/`;
  if (!sending.url.startsWith(base)) return null;
  const [path = ''] = sending.url.slice(base.length).split('?');
  const call = calls.find((each) => each.path.test(path));
  if (call === undefined) return null;
  if (sending.data === undefined) return sending;
  const here = mask(location.href);
  const data: Record<string, unknown> = {
    ...sending.data,
    session_context: { current_url: here },
    current_url: here,
    // The server mails a link to this address, so it names a room that opens without an id.
    request_url: `${location.origin}/products`,
  };
  return { ...sending, data: Object.fromEntries(call.fields.map((name) => [name, data[name]])) };
}
