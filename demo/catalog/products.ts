import { type DemoArticle, demoArticles } from './articles.ts';
import type { DemoCategory } from './reference.ts';

/** A product; `brand` is its brand's index. Prices are whole KRW. */
export interface DemoProduct {
  brand: 0 | 1;
  name: string;
  article: DemoArticle;
  category: DemoCategory;
  color: string;
  /** Name of the material of the product's shell. */
  material: string;
  price: number;
  gender?: 'female' | 'male';
  isGift?: true;
}

const rows: readonly (readonly [
  brand: 0 | 1,
  name: string,
  article: DemoArticle,
  color: string,
  material: string,
  price: number,
  kind?: 'female' | 'male' | 'gift',
])[] = [
  [0, '린넨 셔츠 원피스 Linen shirt dress', 'shirt_dress', '#d9c7a8', '린넨 100%', 248_000, 'female'],
  [0, '새틴 슬립 원피스 Satin slip dress', 'slip_dress', '#7d8f7b', '레이온 100%', 298_000, 'female'],
  [0, '트위드 미니 원피스 Tweed mini dress', 'mini_dress', '#c9a0a0', '울 100%', 389_000, 'female'],
  [0, '플리츠 롱 원피스 Pleated long dress', 'pleated_dress', '#41506b', '레이온 100%', 328_000, 'female'],
  [0, '울 핸드메이드 코트 Handmade wool coat', 'coat', '#b08d6a', '울 100%', 690_000, 'female'],
  [0, '크롭 트위드 재킷 Cropped tweed jacket', 'cropped_jacket', '#e3d3c1', '울 100%', 429_000, 'female'],
  [0, '실크 보우 블라우스 Silk bow blouse', 'bow_blouse', '#ecdfd0', '실크 100%', 219_000, 'female'],
  [0, '레이스 칼라 셔츠 Lace collar shirt', 'lace_collar_shirt', '#dfe6ea', '면 100%', 168_000, 'female'],
  [0, '캐시미어 라운드 니트 Cashmere round knit', 'sweater', '#c7b299', '캐시미어 100%', 259_000],
  [0, '케이블 카디건 Cable cardigan', 'cardigan', '#a8556a', '울 70%, 나일론 30%', 189_000, 'female'],
  [0, '새틴 롱 스커트 Satin long skirt', 'long_skirt', '#8c9aa8', '레이온 100%', 178_000, 'female'],
  [0, '플레어 미디 스커트 Flared midi skirt', 'midi_skirt', '#5b4a58', '레이온 100%', 169_000, 'female'],
  [0, '와이드 울 슬랙스 Wide wool slacks', 'wide_trousers', '#4a4a4f', '울 100%', 198_000],
  [0, '미니 토트백 Mini tote bag', 'tote_bag', '#70503c', '소가죽', 359_000],
  [0, '비즈 이브닝 클러치 Beaded evening clutch', 'clutch', '#9c8b5e', '유리 비즈', 289_000],
  [0, '실크 스카프 톱 Silk scarf top', 'scarf_top', '#c98b6b', '실크 100%', 89_000, 'gift'],
  [1, '오버핏 트렌치 코트 Oversized trench coat', 'trench_coat', '#c2ae8b', '면 100%', 459_000],
  [1, '블루종 재킷 Blouson jacket', 'blouson', '#4d5a48', '나일론 100%', 329_000, 'male'],
  [1, '데님 트러커 재킷 Denim trucker jacket', 'trucker_jacket', '#5d7ba0', '면 100%', 219_000],
  [1, '패딩 베스트 Padded vest', 'vest', '#30343c', '나일론 100%', 189_000],
  [1, '옥스퍼드 셔츠 Oxford shirt', 'shirt', '#cfdcec', '면 100%', 119_000, 'male'],
  [1, '스트라이프 셔츠 Striped shirt', 'striped_shirt', '#8fa7c4', '면 100%', 129_000],
  [1, '오버핏 후드 Oversized hoodie', 'hoodie', '#9a9a94', '면 80%, 폴리에스터 20%', 109_000],
  [1, '메리노 터틀넥 Merino turtleneck', 'turtleneck', '#2f3b45', '메리노 울 100%', 149_000, 'male'],
  [1, '컬러블록 니트 Colour block knit', 'block_sweater', '#c26b4f', '울 50%, 아크릴 50%', 159_000],
  [1, '데님 미니 스커트 Denim mini skirt', 'mini_skirt', '#6f8db3', '면 100%', 99_000, 'female'],
  [1, '카고 스커트 Cargo skirt', 'cargo_skirt', '#7b7a5c', '면 100%', 139_000, 'female'],
  [1, '와이드 데님 팬츠 Wide denim trousers', 'wide_trousers', '#4b6587', '면 100%', 149_000],
  [1, '테이퍼드 치노 Tapered chinos', 'chinos', '#b7a077', '면 100%', 119_000, 'male'],
  [1, '나일론 조거 팬츠 Nylon joggers', 'joggers', '#3a3f3a', '나일론 100%', 129_000],
  [1, '니트 롱 원피스 Knit long dress', 'knit_dress', '#7a6a8f', '울 50%, 레이온 50%', 199_000, 'female'],
  [1, '셔링 원피스 Shirred dress', 'shirred_dress', '#d8a24a', '면 100%', 179_000, 'female'],
  [1, '캔버스 숄더백 Canvas shoulder bag', 'shoulder_bag', '#d6cdbb', '면 100%', 119_000],
  [1, '나일론 크로스백 Nylon crossbody bag', 'crossbody_bag', '#454b57', '나일론 100%', 99_000],
  [1, '로고 양말 세트 Logo sock set', 'socks', '#b9c7b0', '면 80%, 나일론 20%', 29_000, 'gift'],
  [1, '코듀로이 셋업 재킷 Corduroy set-up jacket', 'blazer', '#7c5b3f', '면 100%', 349_000],
];

export const demoProducts: readonly DemoProduct[] = rows.map(
  ([brand, name, article, color, material, price, kind]) => ({
    brand,
    name,
    article,
    category: demoArticles[article],
    color,
    material,
    price,
    ...(kind === 'gift' ? { isGift: true as const } : kind === undefined ? {} : { gender: kind }),
  }),
);
