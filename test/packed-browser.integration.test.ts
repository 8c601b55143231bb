import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'two that unpack the browser at the same moment both find it whole',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unpacking-'));
    const script = `import { unpackedBrowser } from './packed-browser.ts';
      import { execFileSync } from 'node:child_process';
      const path = await unpackedBrowser();
      console.log(execFileSync(path, ['--version'], { encoding: 'utf8' }).split(' ')[0]);`;
    const unpack = () =>
      promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', script], {
        cwd: import.meta.dirname,
        env: { ...process.env, TMPDIR: folder },
      });
    try {
      const told = await Promise.all([unpack(), unpack()]);
      expect(told.map(({ stdout }) => stdout.trim())).toEqual(['Chromium', 'Chromium']);
      expect(await readdir(folder)).toEqual([expect.stringMatching(/^tryset-chromium-[\d.]+$/)]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
