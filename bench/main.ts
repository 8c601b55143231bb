import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { generateRentals } from '#import/generate.ts';
import { addAccount } from './account.ts';
import { apiOf, signIn } from './api.ts';
import { measureAsOf } from './as-of/as-of.ts';
import { asOfTable } from './as-of/table.ts';
import { measureCommandLoad } from './command-load.ts';
import { measureCommands } from './commands.ts';
import { measureCrowd } from './crowd/crowd.ts';
import { crowdTable } from './crowd/table.ts';
import { measureGraph } from './graph/graph.ts';
import { graphTable } from './graph/table.ts';
import { measureGrowth } from './growth/grow.ts';
import { growthTables } from './growth/table.ts';
import { type ImportFigure, importFile } from './import-file.ts';
import { measureLimits } from './limits.ts';
import { measureLists } from './lists.ts';
import { measureLookUses } from './look-uses/look-uses.ts';
import { lookUsesTable } from './look-uses/table.ts';
import { measureManyLooks } from './looks/looks.ts';
import { looksTable } from './looks/table.ts';
import { machine } from './machine.ts';
import { measureMembers } from './members/members.ts';
import { membersTable } from './members/table.ts';
import { measureMetrics } from './metrics/metrics.ts';
import { metricsTable } from './metrics/table.ts';
import { newFolder } from './new-folder.ts';
import { measureOrders } from './orders/orders.ts';
import { ordersTable } from './orders/table.ts';
import { measurePastOrders, pastOrdersTable } from './past-orders/past-orders.ts';
import { startEmmett, startPlain } from './peers.ts';
import { databaseOf, ended, memoryMiB, runServer, untilPrinted } from './processes.ts';
import { measureReadable } from './readable.ts';
import { measureRebuilds } from './rebuilds/rebuilds.ts';
import { rebuildsTable } from './rebuilds/table.ts';
import { measureRenewals } from './renewals/renewals.ts';
import { renewalsTable } from './renewals/table.ts';
import { measureLookBack, measureRebuild, measureVerify } from './replay.ts';
import { measureRoles } from './roles/roles.ts';
import { rolesTable } from './roles/table.ts';
import { measureScreens } from './screens.ts';
import { splitTable } from './split/table.ts';
import { measureStart, type StartFigures } from './start.ts';
import { measureStrangers } from './strangers/strangers.ts';
import { strangersTable } from './strangers/table.ts';
import { commandTables, type Results, readableTable, table } from './table.ts';

const usualSizes = [10_000, 100_000, 1_000_000];
const sizesOption = () =>
  new Option(
    '--sizes <counts...>',
    `tryset items at which lists are measured (default: ${usualSizes.join(' ')})`,
  ).argParser((text, known: number[] = []) => [...known, Number(text)]);

const program = new Command('bench')
  // Without this setting, an option that a measurement shares with the whole run would be taken for the whole run's.
  .enablePositionalOptions()
  .description(
    'Measures the whole system on this machine, beside the plain way, Emmett and the limits: import, lists, ' +
      'histories, commands, screens, replay.',
  )
  .option('--rentals <files...>', 'rental histories to import (default: a made-up one)')
  .option('--rows <count>', 'rows of the made-up one', Number, 80_000)
  .addOption(sizesOption())
  .option('--json <file>', 'where to write the figures as JSON')
  .action(bench);

program
  .command('as-of')
  .description(
    'Measures the list of items as of a day, beside system-versioned tables of MariaDB. Needs Debian.',
  )
  .option('--items <count>', 'items with whole lives, a multiple of ten', Number, 1_140_000)
  .action(async ({ items }: { items: number }) => {
    const figures = await measureAsOf(items, randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${asOfTable(figures)}`);
  });

program
  .command('commands')
  .description('Measures commands alone, beside the plain way and Emmett.')
  .option('--rows <count>', 'rows of the made-up import that they act on', Number, 8_000)
  .action(async ({ rows }: { rows: number }) => {
    const tokenKey = randomBytes(48).toString('base64');
    const figures = await inHouse(
      { rows, tokenKey },
      async ({ url, databaseUrl, serverPid, startedMiB }) => ({
        startedMiB,
        readable: await measureReadable(apiOf(url, await signIn(url)), serverPid),
        ...(await besidePeers({ databaseUrl, tokenKey, url })),
      }),
    );
    const { commandLoad, limits, readable, startedMiB } = figures;
    const tables = [...readableTable(readable, startedMiB), '', ...commandTables(commandLoad, limits.bare)];
    console.log([`Measured on ${machine()}.`, '', ...tables].join('\n'));
  });

program
  .command('crowd')
  .description('Measures how soon a row is readable while many write, in bulk and by an import.')
  .option('--rows <count>', 'rows of the import', Number, 8_000)
  .action(async ({ rows }: { rows: number }) => {
    const figures = [await measureCrowd(null, rows), await measureCrowd(nodesBuffer, rows)];
    console.log(`Measured on ${machine()}.\n\n${crowdTable(figures)}`);
  });

program
  .command('graph')
  .description('Measures operations of the graph beside their REST twins and beside graphql-yoga.')
  .action(async () => {
    const figures = await measureGraph(randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${graphTable(figures)}`);
  });

program
  .command('growth')
  .description('Measures how lists, details and rebuilds grow with the tryset items, beside the plain way.')
  .addOption(sizesOption())
  .action(async ({ sizes = usualSizes }: { sizes?: number[] }) => {
    const figures = await Array.fromAsync(measureGrowth(sizes, randomBytes(48).toString('base64')));
    console.log([`Measured on ${machine()}.`, '', ...growthTables(figures)].join('\n'));
  });

program
  .command('looks')
  .description('Measures the list of looks, their counts and the certification desk over many looks.')
  .option('--items <count>', 'items that the looks tag', Number, 1_000_000)
  .action(async ({ items }: { items: number }) => {
    const figures = await measureManyLooks(items, randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${looksTable(figures)}`);
  });

program
  .command('look-uses')
  .description('Measures lists and totals of many uses of looks.')
  .option('--uses <count>', 'uses, each of a look of its own', Number, 100_000)
  .action(async ({ uses }: { uses: number }) => {
    const figures = await measureLookUses(uses, randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${lookUsesTable(figures)}`);
  });

program
  .command('members')
  .description('Measures the import of many members, and their lists.')
  .option('--rows <count>', 'rows of the file', Number, 100_000)
  .action(async ({ rows }: { rows: number }) => {
    const figures = await measureMembers(rows, randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${membersTable(figures)}`);
  });

program
  .command('metrics')
  .description('Measures metrics of many tryset items, and what their sums cost the runner.')
  .option('--items <count>', 'tryset items, a multiple of 4,000', Number, 2_000_000)
  .action(async ({ items }: { items: number }) => {
    const figures = await measureMetrics(items, randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${metricsTable(figures)}`);
  });

program
  .command('orders')
  .description('Measures lists and totals of many orders and their items, and the statement of a month.')
  .option('--orders <count>', 'orders, a multiple of 200', Number, 1_000_000)
  .action(async ({ orders }: { orders: number }) => {
    const figures = await measureOrders(orders, randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${ordersTable(figures)}`);
  });

program
  .command('past-orders')
  .description('Measures the import of past orders: of shipments, with made-up prices.')
  .argument('<shipments>', 'a file of shipments; see docs/import.md')
  .action(async (shipments: string) => {
    const figures = await measurePastOrders(shipments, randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${pastOrdersTable(figures)}`);
  });

program
  .command('rebuilds')
  .description('Measures rebuilds of all read models beside a reader and a writer, in turns with COPY.')
  .option('--rentals <files...>', 'rental histories to import (default: a made-up one)')
  .option('--rows <count>', 'rows of the made-up one', Number, 80_000)
  .option('--rounds <count>', 'rebuilds that count', Number, 5)
  .action(async ({ rounds, ...options }: Pick<Options, 'rentals' | 'rows'> & { rounds: number }) => {
    const tokenKey = randomBytes(48).toString('base64');
    const figures = await inHouse({ ...options, tokenKey }, async ({ url, databaseUrl, env }) =>
      measureRebuilds(apiOf(url, await signIn(url)), databaseUrl, env, rounds),
    );
    console.log(`Measured on ${machine()}.\n\n${rebuildsTable(figures)}`);
  });

program
  .command('renewals')
  .description('Measures how soon the renewals of a day are done, and commands meanwhile.')
  .option('--count <count>', 'plans that renew', Number, 33_000)
  .action(async ({ count }: { count: number }) => {
    const figures = await measureRenewals(count, randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${renewalsTable(figures)}`);
  });

program
  .command('roles')
  .description('Measures commands with the roles apart: where a further write process stops helping.')
  .action(async () => {
    console.log(`Measured on ${machine()}.\n\n${rolesTable(await measureRoles())}`);
  });

program
  .command('split')
  .description('Simulates projections that several runners share, and what screens would show meanwhile.')
  .action(() => console.log(splitTable()));

program
  .command('strangers')
  .description('Measures whether strangers learn by answers or times who has an account.')
  .action(async () => {
    const figures = await measureStrangers(randomBytes(48).toString('base64'));
    console.log(`Measured on ${machine()}.\n\n${strangersTable(figures)}`);
  });

const port = 18_080;
/** Live buffer of EventStoreDB up to 23.10, in events. */
const nodesBuffer = 32;

await program.parseAsync();

interface Options {
  rentals?: string[];
  rows: number;
  sizes?: number[];
  json?: string;
}

async function bench(options: Options): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: new URL('..', import.meta.url).pathname });
  const tokenKey = randomBytes(48).toString('base64');
  const results: Results = { machine: machine(), ...(await measureHouse(options, tokenKey)), growth: [] };
  const keep = async () => {
    if (options.json !== undefined) await writeFile(options.json, JSON.stringify(results, null, 2));
  };
  await keep();
  for await (const figure of measureGrowth(options.sizes ?? usualSizes, tokenKey)) {
    results.growth.push(figure);
    await keep();
  }
  console.log(table(results));
}

async function measureHouse({ rentals, rows }: Options, tokenKey: string) {
  return inHouse({ ...(rentals && { rentals }), rows, tokenKey }, async (house) => {
    const { url, databaseUrl, env, starts, imports, serverPid, startedMiB } = house;
    const signedIn = await signIn(url);
    const api = apiOf(url, signedIn);
    return {
      starts,
      startedMiB,
      imports,
      lists: await measureLists(api),
      commands: await measureCommands(api),
      readable: await measureReadable(api, serverPid),
      screens: await measureScreens(url, signedIn),
      lookBack: await measureLookBack(api),
      rebuild: await measureRebuild(api, env),
      verify: await measureVerify(env),
      ...(await besidePeers({ databaseUrl, tokenKey, url })),
    };
  });
}

interface House {
  url: string;
  databaseUrl: string;
  env: Record<string, string>;
  serverPid: number;
  /** Memory of the server when it was ready, in MiB. */
  startedMiB: number;
  starts: StartFigures;
  imports: ImportFigure[];
}

/** Runs `measure` on a new server in an empty folder, with rentals imported. */
async function inHouse<Figures>(
  { rentals, rows, tokenKey }: Pick<Options, 'rentals' | 'rows'> & { tokenKey: string },
  measure: (house: House) => Promise<Figures>,
): Promise<Figures> {
  const folder = await newFolder('tryset-bench-');
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, PORT: String(port), SEED: 'none', JWT_SECRET: tokenKey };
  const starts = await measureStart(env);
  const server = runServer([], env);
  try {
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    const serverPid = server.pid ?? 0;
    const startedMiB = await memoryMiB(serverPid);
    addAccount(env);
    const files = rentals ?? [await madeUp(folder, rows)];
    const imports: ImportFigure[] = [];
    for (const file of files) imports.push(await importFile(file, folder, env, serverPid));
    const url = `http://localhost:${port}`;
    const databaseUrl = await databaseOf(dataDir);
    return await measure({ url, databaseUrl, env, serverPid, startedMiB, starts, imports });
  } finally {
    server.kill('SIGTERM');
    await ended(server);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures tryset and its peers. Each runs as a separate process over the same Postgres. */
async function besidePeers(setting: { databaseUrl: string; tokenKey: string; url: string }) {
  const { databaseUrl, url } = setting;
  const plain = await startPlain(setting);
  const emmett = await startEmmett(setting);
  try {
    const signedIn = await signIn(url);
    const token = signedIn.accessToken;
    const own = { api: apiOf(url, signedIn), url, databaseUrl, token };
    return {
      commandLoad: await measureCommandLoad({ ...own, plain, emmett }),
      limits: await measureLimits(databaseUrl, plain, token),
    };
  } finally {
    await Promise.all([plain.end(), emmett.end()]);
  }
}

async function madeUp(folder: string, rows: number): Promise<string> {
  const file = join(folder, 'made-up.csv');
  await writeFile(file, generateRentals({ rows, seed: 1, faults: 0.02 }));
  return file;
}
