import { program } from './program.ts';

// Whoever reads along has seen enough (`| head`): this ends as at Ctrl-C.
process.stdout.on('error', () => process.kill(process.pid, 'SIGTERM'));
await program.parseAsync();
