/** Categories by key. Only bags and accessories can be tried in several sizes at once. */
export const demoCategories = {
  dress: { name: '원피스 Dress', gender: 'female', isSupportMultipleTry: false },
  outer: { name: '아우터 Outerwear', gender: 'any', isSupportMultipleTry: false },
  shirt: { name: '셔츠 Shirt', gender: 'any', isSupportMultipleTry: false },
  knit: { name: '니트 Knitwear', gender: 'any', isSupportMultipleTry: false },
  skirt: { name: '스커트 Skirt', gender: 'female', isSupportMultipleTry: false },
  pants: { name: '팬츠 Trousers', gender: 'any', isSupportMultipleTry: false },
  bag: { name: '가방 Bag', gender: 'any', isSupportMultipleTry: true },
  accessory: { name: '액세서리 Accessories', gender: 'any', isSupportMultipleTry: true },
} as const;

export type DemoCategory = keyof typeof demoCategories;

export const demoSizes = ['XS', 'S', 'M', 'L', 'FREE'] as const;
export type DemoSize = (typeof demoSizes)[number];

export const demoSeasons = ['26 S/S', '26 F/W', '25 F/W'] as const;
export const demoStyles = [
  '미니멀 Minimal',
  '로맨틱 Romantic',
  '클래식 Classic',
  '스트리트 Street',
  '캐주얼 Casual',
] as const;

export const demoMaterials = ['겉감 Shell', '안감 Lining', '배색 Trim'] as const;

export const demoCurations = [
  {
    name: '가을 하객룩 Autumn guests',
    description: '결혼식에 어울리는 단정한 옷 / Quiet pieces for a wedding',
  },
  { name: '주말 나들이 Weekend out', description: '가볍게 걸치는 주말 옷 / Light layers for the weekend' },
] as const;
