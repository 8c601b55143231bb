import { csvOf, type GenerateOptions, generatedRows, randomOf } from './generate.ts';

const header = [
  'member_ref',
  'posted_on',
  'sns_type',
  'link',
  'text',
  'rental_refs',
  'likes',
  'comments',
  'views',
  'certification',
] as const;

type Row = Record<(typeof header)[number], string>;

/** Generates looks of the rentals that the same options generate, as CSV text. Some rows are faulty or repeated. */
export function generateLooks(options: GenerateOptions): string {
  const { seed, faults = 0.05 } = options;
  const random = randomOf(seed + 1);
  const made: Row[] = [];
  for (const rental of generatedRows(options)) {
    if (random() < 0.4) continue;
    const network = ['Instagram', 'Instagram', 'Youtube', 'Blog'][Math.floor(random() * 4)] ?? 'Blog';
    const name = `past${String(made.length + 1).padStart(7, '0')}`;
    const likes = Math.floor(random() * 900);
    const row: Row = {
      member_ref: rental.member_ref,
      posted_on: random() < 0.5 ? rental.returned_on : `${rental.returned_on}T09:30:00+09:00`,
      sns_type: network,
      link: linkOf(network, name),
      text: `#광고 #${rental.category || 'look'}`,
      rental_refs: rental.rental_ref,
      likes: network === 'Blog' ? '' : String(likes),
      comments: network === 'Blog' ? '' : String(Math.floor(likes / 30)),
      views: network === 'Youtube' ? String(likes * 21) : '',
      certification: ['Approved', 'Approved', 'Rejected', ''][Math.floor(random() * 4)] ?? '',
    };
    made.push(random() < faults ? spoil(random, row, made) : row);
  }
  return csvOf(header, made);
}

function linkOf(network: string, name: string): string {
  if (network === 'Instagram') return `https://www.instagram.com/p/${name}/`;
  return network === 'Youtube' ? `https://youtu.be/${name}` : `https://blog.example/${name}`;
}

function spoil(random: () => number, row: Row, earlier: readonly Row[]): Row {
  const other = earlier[Math.floor(random() * earlier.length)] ?? row;
  switch (Math.floor(random() * 8)) {
    case 0:
      return { ...row, member_ref: '' };
    case 1:
      return { ...row, posted_on: '2021-02-30' };
    case 2:
      return { ...row, sns_type: 'Myspace' };
    case 3:
      return { ...row, sns_type: 'Instagram', link: 'https://www.instagram.com/someone/' };
    case 4:
      return { ...row, likes: 'many' };
    case 5:
      return { ...row, member_ref: 'nobody' };
    case 6:
      return { ...row, posted_on: '2019-12-01' };
    default:
      return { ...other };
  }
}
