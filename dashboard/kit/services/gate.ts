import type { PostHog } from 'posthog-js/dist/module.slim.no-external.js';

export type Sending = Parameters<PostHog['_send_request']>[0];

type Client = Pick<PostHog, '_send_request' | '_send_retriable_request'>;

/**
 * Puts a gate before both methods by which the library sends, so that an oversight elsewhere cannot pass it. `allowed`
 * returns what may leave of a request, or null. Returns the function that closes the gate: then nothing leaves, and no answer
 * arrives. The library's retries are gone, as they would send behind the gate.
 */
export function gateOf(client: Client, allowed: (sending: Sending) => Sending | null): () => void {
  let isOpen = true;
  const send = client._send_request.bind(client);
  client._send_request = (sending) => {
    const passed = isOpen ? allowed(sending) : null;
    if (passed === null) return;
    send({
      ...passed,
      callback(answer) {
        if (isOpen) passed.callback?.(answer);
      },
    });
  };
  client._send_retriable_request = (sending, transport) =>
    client._send_request(transport ? { ...sending, transport } : sending);
  return () => {
    isOpen = false;
  };
}
