import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { jaJP, koKR } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import { type RefCallback, useState } from 'react';
import { businessDay } from '#domain/business-day.ts';
import { type Language, usePreference } from '../preferences/preferences.ts';
import { adapterLocales, dayFormats } from './day-locale.ts';
import { PickupDay } from './pickup-day.tsx';
import { useClosedDays } from './use-closed-days.ts';

/** The order of year and month in each language. The locale of the library does not contain it. */
const monthFormats: Record<Language, string> = { ko: 'YYYY년 M월', en: 'MMMM YYYY', ja: 'YYYY年M月' };
const localeTexts = {
  ko: koKR.components.MuiLocalizationProvider.defaultProps.localeText,
  en: {},
  ja: jaJP.components.MuiLocalizationProvider.defaultProps.localeText,
};

export interface DayFieldProps {
  label: string;
  /** The day as `2026-01-31`, or empty. */
  value: string;
  onChange: (day: string) => void;
  name?: string;
  required?: boolean;
  inputRef?: RefCallback<HTMLElement>;
  autoFocus?: boolean;
  error?: boolean;
  helperText?: string | undefined;
  /** Whether only days with pickups can be chosen. */
  isPickup?: boolean;
  /** Whether the field is read-only. */
  isLocked?: boolean;
}

/** This field's code may load when the person is already typing in another field. The field then must not take the focus. */
const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;

/** A day, formatted in the person's language and chosen from a calendar. The value is ISO 8601. */
export function DayField({
  label,
  value,
  onChange,
  isLocked = false,
  isPickup = false,
  ...field
}: DayFieldProps) {
  const language = usePreference('language');
  const { name, required = false, autoFocus = false, inputRef, error, helperText } = field;
  const [takesFocus] = useState(() => autoFocus && !isTyping());
  const isClosed = useClosedDays(isPickup);
  // A value kept in the address arrives after the next key. The field must not show it over letters typed since.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === value) setTyped(null);
  const shown = typed ?? value;
  // Pickups begin on the region's day. The browser's may be another one.
  const today = dayjs(businessDay(new Date()));
  const change = (day: string) => {
    setTyped(day);
    onChange(day);
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={adapterLocales[language]}
      localeText={localeTexts[language]}
    >
      <Box
        sx={{ display: 'contents' }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setTyped(null);
        }}
      >
        <DatePicker
          label={label}
          format={dayFormats[language]}
          value={shown === '' ? null : dayjs(shown)}
          autoFocus={takesFocus}
          readOnly={isLocked}
          {...(isPickup && {
            minDate: today,
            referenceDate: today,
            slots: { day: PickupDay },
            shouldDisableDate: (day: Dayjs) => isClosed(day.format('YYYY-MM-DD')),
          })}
          {...(name !== undefined && { name })}
          {...(inputRef && { inputRef })}
          onChange={(day: Dayjs | null) => {
            if (day === null) change('');
            else if (day.isValid()) change(day.format('YYYY-MM-DD'));
          }}
          slotProps={{
            calendarHeader: { format: monthFormats[language] },
            textField: {
              size: 'small',
              fullWidth: true,
              required,
              // The date picker's input is no TextField, so the theme's input outline does not apply to it.
              sx: (theme) => ({
                '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline },
              }),
              ...(error !== undefined && { error }),
              ...(helperText !== undefined && { helperText }),
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
