import { expect, test } from 'vitest';
import { gateOf, type Sending } from './gate.ts';

/** A client that records what leaves, with and without retries. */
function fakeClient() {
  const sent: Sending[] = [];
  const client = {
    _send_request: (sending: Sending) => void sent.push(sending),
    _send_retriable_request: (sending: Sending, _transport?: Sending['transport']) => void sent.push(sending),
  };
  return { client, sent, left: () => sent.map(({ url, transport }) => [url, transport]) };
}

const onlyAllowed = (sending: Sending) => (sending.url === '/allowed' ? sending : null);

test('lets only allowed requests leave, by both ways of the library', () => {
  const { client, left } = fakeClient();
  gateOf(client, onlyAllowed);
  for (const url of ['/allowed', '/other']) {
    client._send_request({ url });
    client._send_retriable_request({ url });
    client._send_retriable_request({ url }, 'sendBeacon');
  }
  expect(left()).toEqual([
    ['/allowed', undefined],
    ['/allowed', undefined],
    ['/allowed', 'sendBeacon'],
  ]);
});

test('lets nothing leave once it is closed', () => {
  const { client, left } = fakeClient();
  const close = gateOf(client, onlyAllowed);
  close();
  client._send_request({ url: '/allowed' });
  client._send_retriable_request({ url: '/allowed' }, 'sendBeacon');
  expect(left()).toEqual([]);
});

test('hands an answer to the library only until it is closed', () => {
  const { client, sent } = fakeClient();
  const close = gateOf(client, onlyAllowed);
  const answers: number[] = [];
  client._send_request({ url: '/allowed', callback: ({ statusCode }) => answers.push(statusCode) });
  sent[0]?.callback?.({ statusCode: 200 });
  close();
  sent[0]?.callback?.({ statusCode: 201 });
  expect(answers).toEqual([200]);
});
