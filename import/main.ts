import { program } from './program.ts';

// A command such as `import generate | head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

await program.parseAsync();
