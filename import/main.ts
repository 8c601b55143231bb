import { program } from './program.ts';

// Whoever reads only the beginning closes the pipe: `import generate | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

await program.parseAsync();
