import { system } from '#domain/actor.ts';
import { brandMonthIdOf, monthOfInstant } from '#domain/settlements/month-days.ts';
import type { MonthLine } from '#domain/settlements/month-line.ts';
import type { Setting } from './setting.ts';

/** Adds a line to the brand's month in which it happened. That month is open, since the demo adds lines at their time. */
export function addLine({ world }: Pick<Setting, 'world'>, brandId: number, line: MonthLine): void {
  const at = line.occurredTime;
  const month = monthOfInstant(at);
  const command = { action: 'add_line', brandId, month, line } as const;
  world.act({ on: 'brand_month', id: brandMonthIdOf(brandId, month), command }, { actor: system, at });
}
