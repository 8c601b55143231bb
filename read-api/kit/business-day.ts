export { businessDay } from '#domain/business-day.ts';
