import type { DemoArticle } from '../catalog/articles.ts';
import { curve, type Drawing, part, points, type Shape, stroke } from './shapes.ts';
import { ribs } from './trims.ts';

/** A sock whose foot points to the right, moved by so much. */
function sock(dx: number, dy: number, tone: number): Drawing {
  const moved = (shape: Shape): Shape => shape.map(([x, y]) => [x + dx, y + dy]);
  const leg = moved(points('0.3,0.2 0.46,0.2 0.46,0.3 0.3,0.3'));
  const whole = moved([
    [0.3, 0.22],
    [0.46, 0.22],
    ...curve(
      points(
        '0.46,0.3 0.455,0.52 0.49,0.6 0.6,0.665 0.66,0.72 0.63,0.785 0.54,0.785 0.42,0.745 0.33,0.7 0.295,0.62 0.305,0.5 0.3,0.3',
      ),
    ),
  ]);
  const toe = moved(curve(points('0.585,0.657 0.66,0.72 0.63,0.785 0.545,0.785 0.55,0.72'), true));
  const heel = moved(curve(points('0.297,0.57 0.37,0.62 0.39,0.725 0.33,0.7 0.293,0.63'), true));
  const logo = moved(points('0.36,0.38 0.4,0.38 0.4,0.41 0.36,0.41'));
  return [
    part(whole, tone),
    part(toe, tone + 0.2),
    part(heel, tone + 0.2),
    ...ribs(leg, 0.2 + dy, 0.29 + dy),
    part(stroke(moved(points('0.3,0.29 0.46,0.29')), 0.004), 0.35),
    part(logo, 0.5),
  ];
}

export const accessories = {
  socks: [...sock(0.11, -0.04, 0.12), ...sock(-0.08, 0.05, 0)],
} satisfies Partial<Record<DemoArticle, Drawing>>;
