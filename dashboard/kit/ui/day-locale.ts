import dayjs from 'dayjs';
import enGb from 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import 'dayjs/locale/ko';
import { shortMonths } from '../preferences/time.ts';

// The month names of `times.date`: the browser's English has `Sept`, this library has `Sep`.
dayjs.locale({ ...enGb, monthsShort: shortMonths('en') }, undefined, true);

/** The day formats of `times.date`, in the syntax of the day field's library. */
export const dayFormats = { ko: 'YYYY. MM. DD.', en: 'D MMM YYYY', ja: 'YYYY/MM/DD' } as const;

export const adapterLocales = { ko: 'ko', en: 'en-gb', ja: 'ja' } as const;
