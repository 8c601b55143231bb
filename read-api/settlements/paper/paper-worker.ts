import { parentPort, workerData } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import { paperPdf } from './paper-pdf.ts';

parentPort?.postMessage(await paperPdf(workerData as Paper));
