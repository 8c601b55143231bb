import dayjs from 'dayjs';
import enGb from 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import 'dayjs/locale/ko';
import { shortMonths } from '../preferences/time.ts';

// Months as `times.date` writes them: the browser's English has `Sept` where this library has `Sep`.
dayjs.locale({ ...enGb, monthsShort: shortMonths('en') }, undefined, true);

/** A day as `times.date` writes it, in the words of the library of the day field. */
export const dayFormats = { ko: 'YYYY. MM. DD.', en: 'D MMM YYYY', ja: 'YYYY/MM/DD' } as const;

export const adapterLocales = { ko: 'ko', en: 'en-gb', ja: 'ja' } as const;
