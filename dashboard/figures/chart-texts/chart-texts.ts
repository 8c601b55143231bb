import { type ChartsLocaleText, enUS } from '@mui/x-charts/locales';
import type { Language } from '../../kit/preferences/preferences.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';

/** The chart library's own texts by language. The package ships no Korean and no Japanese ones. */
export const chartTexts: Record<Language, Partial<ChartsLocaleText>> = {
  en: enUS.components.MuiChartsLocalizationProvider.defaultProps.localeText,
  ko,
  ja,
};
