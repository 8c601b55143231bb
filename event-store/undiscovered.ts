import { connectEventStore } from './client.ts';
import { entryRefusal } from './errors.ts';
import { headPosition } from './load.ts';

/** All that the client says where none of the nodes answers it, whatever they said. */
const undiscovered = /Failed to discover/;

/**
 * The error with which a look at the store failed. Of a cluster the client tells only that it found nobody: then each node
 * is asked alone, and what one says is told, a refusal first.
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

/** The addresses of the nodes, each with the account and the settings of them all. */
function eachAlone(url: string): string[] {
  const { account = '', nodes = '', settings = '' } = form.exec(url)?.groups ?? {};
  return nodes.split(',').map((node) => `esdb://${account}${node}${settings}`);
}

const form = /^[^:]+:\/\/(?<account>[^@]*@)?(?<nodes>[^/?]+)\/?(?<settings>\?.*)?$/;
