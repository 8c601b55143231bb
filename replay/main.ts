import { program } from './program.ts';

// A closed pipe (`| head`) ends the program as Ctrl-C does.
process.stdout.on('error', () => process.kill(process.pid, 'SIGTERM'));
await program.parseAsync();
