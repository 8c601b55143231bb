export const closedDayWords = {
  id: 'No.',
  regionId: 'Region',
  day: 'Day',
  toDay: 'Last day',
  name: 'Name',
  createdTime: 'Added',
  updatedTime: 'Last change',
} as const;
