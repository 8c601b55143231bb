import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { businessDay } from '#domain/business-day.ts';

/** A day in a calendar of pickups. Today is the region's day (UTC+9), whatever the browser's time zone. */
export function PickupDay(props: PickerDayProps) {
  const isToday = props.day.format('YYYY-MM-DD') === businessDay(new Date());
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}
