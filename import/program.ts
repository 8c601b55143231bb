import { Command, InvalidArgumentError } from 'commander';
import { runMain } from '#backend/report.ts';
import { type GenerateOptions, generateRentals } from './generate.ts';
import { generateLooks } from './generate-looks.ts';
import { generateMembers } from './generate-members.ts';
import { generateOrders } from './generate-orders.ts';
import { pricedShipments, shipmentsIn } from './generate-prices.ts';
import { importLooks, type LooksOptions } from './looks/command.ts';
import { importMembers, type MembersOptions } from './members/command.ts';
import { importOrders, type OrdersOptions } from './orders/command.ts';
import { importRentals, type RentalsOptions } from './rentals/command.ts';

export const program = new Command('import')
  .description('Turns spreadsheets of a platform’s past into the events that it would have recorded.')
  .showHelpAfterError('(add --help for all commands and options)');

program
  .command('rentals')
  .description('Imports past rentals from a CSV file, or a gzip file with a name that ends in .gz.')
  .argument(
    '<file>',
    'rental_ref, member_ref, delivered_on, returned_on and item_ref or product_ref; see docs/import.md',
  )
  .option('--products <file>', 'CSV file of products: product_ref, brand, name, category, retail_price')
  .option('--brand <name>', 'the brand of rows without one (default: the source)')
  .option('--source <name>', 'the namespace of the refs (default: the file’s name up to its first dot)')
  .option('--report <file>', 'where to write the report, as JSON')
  .option('--dry-run', 'print the report and write nothing', false)
  .action((file: string, options: RentalsOptions) => runMain(() => importRentals(file, options)));

program
  .command('looks')
  .description(
    'Imports looks of imported rentals from a CSV file, or a gzip file with a name that ends in .gz.',
  )
  .argument('<file>', 'member_ref, posted_on, sns_type and rental_refs; see docs/import.md')
  .requiredOption('--rentals <name>', 'the source of the rentals that the file names')
  .option('--source <name>', 'the namespace of the looks (default: the file’s name up to its first dot)')
  .option('--report <file>', 'where to write the report, as JSON')
  .option('--dry-run', 'compare with the existing data, print the report and write nothing', false)
  .action((file: string, options: LooksOptions) => runMain(() => importLooks(file, options)));

program
  .command('members')
  .description('Imports members from a CSV file, or a gzip file with a name that ends in .gz.')
  .argument('<file>', 'member_ref and username; see docs/import.md')
  .option('--source <name>', 'the namespace of the refs (default: the file’s name up to its first dot)')
  .option('--report <file>', 'where to write the report, as JSON')
  .option('--dry-run', 'compare with the existing data, print the report and write nothing', false)
  .action((file: string, options: MembersOptions) => runMain(() => importMembers(file, options)));

program
  .command('orders')
  .description(
    'Imports past orders of imported members from a CSV file, or a gzip file with a name that ends in .gz.',
  )
  .argument('<file>', 'order_ref, placed_on, member_ref, items, prices and status; see docs/import.md')
  .requiredOption('--members <name>', 'the source of the members or rentals that the file names')
  .option('--source <name>', 'the namespace of the orders (default: the file’s name up to its first dot)')
  .option('--report <file>', 'where to write the report, as JSON')
  .option('--dry-run', 'compare with the existing data, print the report and write nothing', false)
  .action((file: string, options: OrdersOptions) => runMain(() => importOrders(file, options)));

program
  .command('generate')
  .description('Prints a made-up rental history as CSV, to try or measure the import.')
  .option('--rows <count>', 'how many rows', wholeNumber, 1000)
  .option('--seed <number>', 'the same seed gives the same rows', wholeNumber, 1)
  .option('--looks', 'print looks of these rentals instead', false)
  .option('--members', 'print members instead', false)
  .option('--orders', 'print orders of the products of these rentals instead', false)
  .option(
    '--shipments <file>',
    'print orders of these shipments instead, with made-up prices; see docs/import.md',
  )
  .option('--faults <share>', 'the share of wrong rows, from 0 to 1', Number, 0.05)
  .action(async ({ looks, members, orders, shipments, ...options }: Generating) => {
    if (shipments !== undefined) {
      await runMain(async () => {
        process.stdout.write(pricedShipments(await shipmentsIn(shipments), options));
      });
      return;
    }
    const others = members ? generateMembers : looks ? generateLooks : generateOrders;
    const generate = members || looks || orders ? others : generateRentals;
    process.stdout.write(generate(options));
  });

type Instead = 'looks' | 'members' | 'orders';
type Generating = GenerateOptions & Record<Instead, boolean> & { shipments?: string };

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Not a whole number.');
  return Number(text);
}
