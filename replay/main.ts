import { program } from './program.ts';

// A reader that closes the pipe (`| head`) has seen enough: end as on Ctrl-C.
process.stdout.on('error', () => process.kill(process.pid, 'SIGTERM'));
await program.parseAsync();
