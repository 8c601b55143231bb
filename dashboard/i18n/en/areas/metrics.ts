import type { MetricGroup } from '#domain/metrics/metric-fields.ts';
import { metricWords } from '#domain/metrics/words/en.ts';

const metrics = {
  title: 'What became of it',
  note: 'Tells what became, as of now, of what began in the period. The figures above tell what happened in it.',
  ofAllTime: 'Of all time, as of now.',
  nothing: 'Nothing has begun yet: no request, look, order or use.',
  showsList: '{{name}}: {{value}}, show the list',
  rows: 'Rows',
  columns: 'Columns',
  brands: 'Brands',
  products: 'Products',
  curators: 'Members',
  groups: {
    items: 'Items',
    posts: 'Posts',
    looks: 'Looks',
    likes: 'Likes',
    orders: 'Orders',
    uses: 'Uses',
  } as const satisfies Record<MetricGroup, string>,
  fields: metricWords,
  notes: {
    requestedCount: 'not canceled',
    deliveredCount: 'reached the member',
    returnedCount: 'came back whole',
    purchasedCount: 'bought, or kept as a gift',
    lostCount: 'missing, or written off',
    overdueCount: 'no look by the last day',
    certifiedCount: 'items in looks',
    orderItemCount: 'paid once',
    lookUseCount: 'confirmed',
    postRate: 'of posted, refused and overdue',
  },
  network: {
    title: 'How looks did on their networks',
    note: 'Looks posted in {{period}}, by the last count of their reactions.',
    noteThen: 'Looks posted in {{period}}, by the last count of their reactions before the end of {{day}}.',
    day: 'Reactions as of',
    days: 'Days',
    failed: 'The networks could not be loaded',
    network: 'Network',
    median: '{{name}} (median)',
    file: 'File',
    measure: 'Chart of',
    asTable: 'As a table',
    asChart: 'As a chart',
    none: 'No look was posted here.',
    likes: '{{n}} {{n, plural(one: like; other: likes)}}',
    measures: {
      lookCount: 'Looks',
      likes: 'Likes',
      comments: 'Comments',
      views: 'Views',
      engagementRate: 'Engagement (%)',
    },
    most: {
      likes: 'Most likes',
      engagement: 'Highest engagement',
    },
  },
} as const;

export const texts = { metrics } as const;

export const rooms = {} as const;

export const history = {} as const;

export const replay = {} as const;
