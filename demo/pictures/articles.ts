import type { DemoArticle } from '../catalog/articles.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { bottoms } from './bottoms.ts';
import type { Article } from './drawing.ts';
import { dresses } from './dresses.ts';
import { outerwear } from './outerwear.ts';
import { tops } from './tops.ts';

/** How each article is drawn. */
export const articles: Record<DemoArticle, Article> = {
  ...dresses,
  ...outerwear,
  ...tops,
  ...bottoms,
  ...bags,
  ...accessories,
};
