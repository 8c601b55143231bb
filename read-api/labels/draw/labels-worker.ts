import { parentPort, workerData } from 'node:worker_threads';
import { NotAsCode128 } from './code128.ts';
import type { LabelsMessage, LabelsWork } from './in-thread.ts';
import { labelsPdf } from './labels-pdf.ts';

const { labels, printing } = workerData as LabelsWork;
const message: LabelsMessage = await labelsPdf(labels, printing).then(
  ({ pdf, notWhole }) => ({ pdf, notWhole }),
  (error: unknown) => {
    if (error instanceof NotAsCode128) return { unreadable: error.label };
    throw error;
  },
);
parentPort?.postMessage(message);
