import { shapeFor } from '../kit/list/list-state.ts';
import { monthListShape } from '../settlements/month-list-shape.ts';

/** The filters and sortings of the months that charge uses of looks. */
export const lookUseMonthListShape = shapeFor({ ...monthListShape, fixed: { has_content_uses: 'true' } });
