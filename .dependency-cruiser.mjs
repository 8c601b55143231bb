// Which top-level folder may import which: a line that is not here is not allowed. Tests may import anything.
/** @type {Record<string, (string | { types: string, only?: undefined } | { only: string, types?: undefined })[]>} */
const allowed = {
  domain: [],
  telemetry: [],
  postgres: [],
  'event-store/codec': ['domain'],
  'event-store/embedded': [],
  'event-store': ['domain', 'event-store/codec'],
  // What calls of the event store fail with is told from there.
  http: ['domain', { only: 'event-store/away\\.ts$' }],
  'write-api': ['domain', 'event-store', 'event-store/codec', 'http', 'telemetry', 'postgres'],
  projections: ['domain', 'event-store', 'event-store/codec', 'postgres'],
  'read-api': [
    'domain',
    'event-store/codec',
    'http',
    { only: 'postgres/in-transaction\\.ts$' },
    // What was is folded as the runner folds, by the same functions. They are pure.
    {
      only: 'projections/((?!kit/|testing/)[^/]+/|kit/(fold|incidents)/|kit/tables/(?!connect)|(area|projection)\\.ts$)',
    },
    { types: 'projections/(kit/tables/|database\\.ts$)' },
  ],
  dashboard: [
    {
      only: 'domain/[^.]*(transitions|transition-table|text/[^/]+|slots/slot-label|stocktakes/place|labels/label-codes|check-in/tasks|accounts/account|comments/comment-text|(?<=^domain/)codes|stock/stock-price|looks/rejection-reasons|status(es)?|groups|kinds|fields|reimbursement|couriers|regions|region-currency|business-day|words/(en|ja|ko|languages))\\.ts$',
    },
    { types: 'domain' },
    { types: '(read-api|write-api|http)/[^.]*contract\\.ts$' },
  ],
  // Operations call REST operations and take the types of their answers.
  graph: ['domain', 'http', { types: '(read-api|write-api)/[^.]*contract\\.ts$' }],
  backend: ['event-store/embedded'],
  replay: [
    'domain',
    'event-store',
    'event-store/codec',
    'http',
    'projections',
    'read-api',
    'write-api',
    'backend',
    { only: 'server/open-writes\\.ts$' },
  ],
  import: ['domain', 'event-store', 'event-store/codec', 'projections', 'backend'],
  demo: ['import', 'domain', 'event-store', 'event-store/codec', 'projections', 'backend'],
};
const everything = ['server', 'bench', 'e2e', 'test'];

const parts = Object.keys(allowed);
/** The top-level folders that these rules are about. */
export const folders = [...new Set([...parts, ...everything].map((part) => part.split('/', 1).join()))];
export const tests = ['\\.test\\.tsx?$', '/testing/', '/test-[^/]*\\.ts$'];

/** Layers whose areas import each other in one direction only. In the dashboard this holds for types, too. */
export const layersWithoutCircles = [
  { layer: 'domain', typesToo: false },
  { layer: 'write-api', typesToo: false },
  { layer: 'projections', typesToo: false },
  { layer: 'read-api', typesToo: false },
  { layer: 'graph', typesToo: false },
  { layer: 'dashboard', typesToo: true },
];

/**
 * A part without the parts inside it: `event-store` is not `event-store/embedded`.
 * @param {string} part
 */
function pathOf(part) {
  const inside = parts
    .filter((other) => other.startsWith(`${part}/`))
    .map((other) => other.slice(part.length + 1));
  return inside.length ? `^${part}/(?!(${inside.join('|')})/)` : `^${part}/`;
}

/**
 * Rules for each part: what its code may use when it runs, and what only as a type.
 * @param {string} part
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function rulesOf(part) {
  const entries = allowed[part] ?? [];
  const atRuntime = entries.flatMap((entry) =>
    typeof entry === 'string' ? pathOf(entry) : entry.only ? `^${entry.only}` : [],
  );
  const asTypes = entries.flatMap((entry) =>
    typeof entry === 'object' && entry.types ? `^${entry.types}` : [],
  );
  const from = { path: pathOf(part), pathNot: tests };
  const anywhere = `^(${folders.join('|')})/`;
  return [
    {
      name: `${part}-imports`,
      comment: `${part} may import ${names(entries) || 'no other folder'}`,
      severity: 'error',
      from,
      to: { path: anywhere, pathNot: [pathOf(part), ...atRuntime, ...asTypes] },
    },
    ...asTypes.map((path) => typesOnly(part, path, atRuntime)),
  ];
}

/**
 * @param {string} part
 * @param {string} path what it may import for types
 * @param {string[]} atRuntime what it may import for more than types
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function typesOnly(part, path, atRuntime) {
  return {
    name: `${part}-types-only`,
    comment: `${part} may import these for their types only (import type)`,
    severity: 'error',
    from: { path: pathOf(part), pathNot: tests },
    to: { path, pathNot: ['^$', ...atRuntime], dependencyTypesNot: ['type-only'] },
  };
}

/** @param {typeof allowed[string]} entries */
const names = (entries) =>
  entries.map((entry) => (typeof entry === 'string' ? entry : (entry.only ?? entry.types))).join(', ');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...parts.flatMap(rulesOf),
    {
      name: 'tests-stay-tests',
      comment: 'the program itself imports no test and no test helper',
      severity: 'error',
      from: { pathNot: [...tests, '^(test|e2e|bench)/'] },
      to: { path: [...tests, '^(test|e2e)/'] },
    },
    {
      name: 'no-relative-way-out',
      comment: "another top-level folder is imported as '#folder/...'",
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: {
        path: `^(${folders.join('|')})/`,
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'modules that need each other to run cannot be understood, or loaded, one by one',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...['projections', 'read-api', 'write-api', 'graph'].map((layer) => ({
      name: `${layer}-kit-names-no-area`,
      comment: `what serves all areas in ${layer} knows none of them; what it must know of one is handed in`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${layer}/kit/`, pathNot: tests },
      // What was asked of the read models, and what codes are called, is of no area.
      to: { path: `^(${layer}|domain)/(?!(kit|testing|replay|words|text|pictures)/)[^/]+/` },
    })),
    {
      name: 'dashboard-kit-knows-no-area',
      comment: 'what serves all areas of the dashboard is handed what it needs of one',
      severity: 'error',
      from: { path: '^dashboard/kit/', pathNot: tests },
      to: { path: '^dashboard/(?!kit/|i18n/)' },
    },
    ...['en', 'ja', 'ko'].map((language) => ({
      name: 'one-language-at-a-time',
      comment: 'the dashboard loads the chosen language only: the texts of a language alone import its words',
      severity: /** @type {const} */ ('error'),
      from: { path: '^dashboard/', pathNot: [...tests, `^dashboard/i18n/${language}/`] },
      to: { path: `^domain/.*words/${language}\\.ts$`, dependencyTypesNot: ['type-only'] },
    })),
    {
      name: 'no-circles-in-dashboard',
      comment: 'files of the dashboard that need each other, be it for types alone, are one file or three',
      severity: 'error',
      from: { path: '^dashboard/' },
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'the domain does no I/O, and needs no library but the one that finds addresses in a text',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/linkify-it/' },
    },
    {
      name: 'one-event-store-client',
      comment: 'the client of the event store is known to event-store alone',
      severity: 'error',
      from: { pathNot: [...tests, '^(event-store|test|e2e|bench)/'] },
      to: { path: 'node_modules/@eventstore/' },
    },
    {
      name: 'no-development-packages',
      comment: 'what runs in production comes from dependencies; the dashboard is built before',
      severity: 'error',
      from: { path: `^(${folders.join('|')})/`, pathNot: [...tests, '^(dashboard|test|e2e|bench)/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'Vite resolves addresses of files (?url) and icons (~icons/)',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$|^~icons/' },
    },
    {
      name: 'no-unlisted-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Emmett and its server are a project of their own, with a lock file of its own.
    exclude: { path: '^(dist|test-output|\\.data|bench/peers/(emmett|mariadb|yoga))/' },
    // TypeScript 7 has no compiler API: swc reads the sources, types and all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
