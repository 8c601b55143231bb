import { connectEventStore } from './client.ts';
import { entryRefusal } from './errors.ts';
import { headPosition } from './load.ts';

/** The client's message if it reaches no node of a cluster; it does not contain the answers of the nodes. */
const undiscovered = /Failed to discover/;

/**
 * Returns the reason why the store could not be reached. For a cluster the client only reports that it found no node. This
 * function then asks each node separately and returns one of their errors, preferably a refusal.
 */
export async function reasonOf(error: unknown, url: string): Promise<unknown> {
  if (!(error instanceof Error) || !undiscovered.test(error.message)) return error;
  const reasons = await Promise.all(eachAlone(url).map(reasonOfOne));
  const said = reasons.filter((reason) => reason !== null);
  return said.find((reason) => entryRefusal(reason) !== null) ?? said[0] ?? error;
}

async function reasonOfOne(url: string): Promise<unknown> {
  const client = connectEventStore(url);
  try {
    await headPosition(client);
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.dispose();
  }
}

/** Returns each node's own address, with the account and the settings of the cluster's address. */
function eachAlone(url: string): string[] {
  const { account = '', nodes = '', settings = '' } = form.exec(url)?.groups ?? {};
  return nodes.split(',').map((node) => `esdb://${account}${node}${settings}`);
}

const form = /^[^:]+:\/\/(?<account>[^@]*@)?(?<nodes>[^/?]+)\/?(?<settings>\?.*)?$/;
