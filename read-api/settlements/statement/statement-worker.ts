import { parentPort, workerData } from 'node:worker_threads';
import { type Statement, statementPdf } from './statement-pdf.ts';

parentPort?.postMessage(await statementPdf(workerData as Statement));
