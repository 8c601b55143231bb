import { program } from './program.ts';

// A closed pipe (`| head`) ends the program like Ctrl-C.
process.stdout.on('error', () => process.kill(process.pid, 'SIGTERM'));
await program.parseAsync();
