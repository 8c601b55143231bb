import { connect } from 'node:net';
import pg from 'pg';
import { checkAddressFiles } from './address-files.ts';
import { oneLine, StartFailure } from './failure.ts';

const patience = 5_000;

/** Checks that EVENTSTORE_URL and DATABASE_URL answer, so that a wrong URL fails at once with the name of its variable. */
export async function checkGiven(urls: { eventStoreUrl: string; databaseUrl: string }): Promise<void> {
  checkAddressFiles(urls.eventStoreUrl);
  await Promise.all([checkDatabase(urls.databaseUrl), checkEventStore(urls.eventStoreUrl)]);
}

async function checkDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { hostname, port, pathname } = new URL(connectionString);
    throw new StartFailure(
      `DATABASE_URL: no access to database ${pathname.slice(1)} at ${hostname}:${port || 5432} (${oneLine(error)})`,
    );
  }
  await client.end();
}

/** Opens a TCP connection to one of the URL's nodes. The event store's client later checks the other parts of the URL. */
async function checkEventStore(url: string): Promise<void> {
  const nodes =
    url
      .replace(/^[^:]+:\/\/(.*@)?/, '')
      .split(/[/?#]/)[0]
      ?.split(',') ?? [];
  try {
    await Promise.any(nodes.map(reach));
  } catch (error) {
    throw new StartFailure(`EVENTSTORE_URL: nothing answers at ${nodes.join(', ')} (${oneLine(error)})`);
  }
}

function reach(node: string): Promise<void> {
  const { hostname, port } = new URL(`tcp://${node}`);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 2113),
      timeout: patience,
    });
    socket.on('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.on('timeout', () => {
      socket.destroy();
      reject(new Error('no answer within 5 seconds'));
    });
    socket.on('error', reject);
  });
}
