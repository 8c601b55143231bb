/** A product as its brand sells it in Japan. Prices are whole JPY, tax included. */
export interface JapaneseEdition {
  /** Index in `demoProducts` of the same product in Korea. */
  product: number;
  name: string;
  price: number;
  material: string;
}

export const japaneseEditions: readonly JapaneseEdition[] = [
  { product: 8, name: 'カシミヤ クルーニット Cashmere round knit', price: 28_600, material: 'カシミヤ 100%' },
  { product: 10, name: 'サテン ロングスカート Satin long skirt', price: 19_800, material: 'レーヨン 100%' },
  { product: 20, name: 'オックスフォードシャツ Oxford shirt', price: 13_200, material: '綿 100%' },
];
