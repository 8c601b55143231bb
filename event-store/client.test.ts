import { expect, it, vi } from 'vitest';
import { connectEventStore, withOurTimes } from './client.ts';

it('sets the keepalive of connections and the timeout of gossip, unless the address sets them', () => {
  const ours = 'keepAliveInterval=1500&keepAliveTimeout=2500&gossipTimeout=1';
  expect(withOurTimes('esdb://es1,es2?tls=true')).toBe(`esdb://es1,es2?tls=true&${ours}`);
  expect(withOurTimes('esdb://es1:2113')).toBe(`esdb://es1:2113?${ours}`);
  expect(withOurTimes('esdb://es1?keepaliveinterval=9000')).toBe(
    'esdb://es1?keepaliveinterval=9000&keepAliveTimeout=2500&gossipTimeout=1',
  );
  expect(withOurTimes('esdb://es1?gossip_timeout=3')).toBe(
    `esdb://es1?gossip_timeout=3&${ours.replace('&gossipTimeout=1', '')}`,
  );
});

it("keeps the client's warning about short intervals off the console", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await connectEventStore('esdb://127.0.0.1:1?tls=false').dispose();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
