import { Command, InvalidArgumentError } from 'commander';
import { runMain } from '#backend/report.ts';
import { type GenerateOptions, generateRentals } from './generate.ts';
import { generateLooks } from './generate-looks.ts';
import { generateMembers } from './generate-members.ts';
import { importLooks, type LooksOptions } from './looks/command.ts';
import { importMembers, type MembersOptions } from './members/command.ts';
import { importRentals, type RentalsOptions } from './rentals/command.ts';

export const program = new Command('import')
  .description(
    'Turns spreadsheets of a platform’s past into the events that living through them would have left.',
  )
  .showHelpAfterError('(add --help for what there is)');

program
  .command('rentals')
  .description('Imports past rentals from a CSV file, packed with gzip where its name ends in .gz.')
  .argument(
    '<file>',
    'rental_ref, member_ref, delivered_on, returned_on and item_ref or product_ref; see docs/import.md',
  )
  .option('--products <file>', 'CSV file of products: product_ref, brand, name, category, retail_price')
  .option('--brand <name>', 'the brand of all that names none (default: the source)')
  .option('--source <name>', 'what refs belong to (default: the file’s name up to its first dot)')
  .option('--report <file>', 'where to write the report, as JSON')
  .option('--dry-run', 'print the report and write nothing', false)
  .action((file: string, options: RentalsOptions) => runMain(() => importRentals(file, options)));

program
  .command('looks')
  .description(
    'Imports looks of imported rentals from a CSV file, packed with gzip where its name ends in .gz.',
  )
  .argument('<file>', 'member_ref, posted_on, sns_type and rental_refs; see docs/import.md')
  .requiredOption('--rentals <name>', 'the source of the rentals whose members and items it names')
  .option('--source <name>', 'what the looks belong to (default: the file’s name up to its first dot)')
  .option('--report <file>', 'where to write the report, as JSON')
  .option('--dry-run', 'look at what is there, print the report and write nothing', false)
  .action((file: string, options: LooksOptions) => runMain(() => importLooks(file, options)));

program
  .command('members')
  .description('Imports members from a CSV file, packed with gzip where its name ends in .gz.')
  .argument('<file>', 'member_ref and username; see docs/import.md')
  .option('--source <name>', 'what the refs belong to (default: the file’s name up to its first dot)')
  .option('--report <file>', 'where to write the report, as JSON')
  .option('--dry-run', 'look at what is there, print the report and write nothing', false)
  .action((file: string, options: MembersOptions) => runMain(() => importMembers(file, options)));

program
  .command('generate')
  .description('Prints a made-up rental history as CSV, for trying the import out and for measuring it.')
  .option('--rows <count>', 'how many rows', wholeNumber, 1000)
  .option('--seed <number>', 'the same seed gives the same rows', wholeNumber, 1)
  .option('--looks', 'looks of these rentals instead', false)
  .option('--members', 'members instead', false)
  .option('--faults <share>', 'the share of wrong rows, from 0 to 1', Number, 0.05)
  .action(({ looks, members, ...options }: GenerateOptions & { looks: boolean; members: boolean }) => {
    const generate = members ? generateMembers : looks ? generateLooks : generateRentals;
    process.stdout.write(generate(options));
  });

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Not a whole number.');
  return Number(text);
}
