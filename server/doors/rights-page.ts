import { staffMay, staffRoles } from '#domain/staff-role-kinds.ts';
import { callerLabels } from '#http/caller.ts';
import type { RouteRule } from '#http/route-rules.ts';

const intro = `# Who may call what

Written by the test of the doors from the rules that stand with the routes; change the rule, not this page:
\`npx vitest run --project integration server/doors/rights -u\`. A route without a rule stops the server's start.

"yes" lets a caller of that kind in; what it then sees of it, or may do to it, is its own brand's or its own
([api.md](api.md#who-sees-what)). "—" answers 403 \`auth.forbidden\` to anybody else who is signed in and 401 to who is not.
What staff may do follows from their roles, of which they may have several: the column names those that are let in, "yes" stands for all of
them, and whoever lacks one hears 403 \`auth.role_missing\`. Owners may do everything.
"no, by table" means that the call is let in and the entity's transition table then refuses it with 403 \`<entity>.forbidden\`.
HEAD goes with GET, and an action's name may also be written with \`-\`. \`/metrics\` asks for a token of its own, or for a
program of the same machine. The dashboard's own files are for everybody. \`/graphql\` checks the token itself: only \`signIn\` needs none.
`;

/** Routes that serve the files of the dashboard and of the playground. They are left out, because they exist only after a build. */
const ofFiles = new Set(['/*', '/graphql/assets/*']);

/** Renders the documentation page that lists who may call each route. */
export function rightsPage(rules: readonly RouteRule[]): string {
  const shown = rules
    .filter(({ method, path }) => method !== 'HEAD' && !ofFiles.has(path))
    .filter((rule) => !isOtherSpelling(rule, rules));
  const rows = shown.map(rowOf).toSorted(([a = ''], [b = '']) => order(a).localeCompare(order(b), 'en'));
  const areas = Map.groupBy(rows, ([call = '']) => areaOf(call));
  const sections = [...areas].map(([area, inArea]) => `## ${area}\n\n${table(inArea)}\n`);
  return [intro, ...sections].join('\n');
}

/**
 * Returns whether a route is the hyphenated alias of another: `/actions/request-return` is documented as
 * `/actions/request_return`.
 */
function isOtherSpelling({ method, path }: RouteRule, rules: readonly RouteRule[]): boolean {
  const other = path.replace(/(?<=\/actions\/).*/, (name) => name.replaceAll('-', '_'));
  return other !== path && rules.some((rule) => rule.method === method && rule.path === other);
}

/** Returns the staff roles that may make the call. */
function rolesOf({ staff }: RouteRule): string {
  const able = staffRoles.filter((role) => staffMay([role], staff));
  return able.length === staffRoles.length ? 'yes' : able.join(', ');
}

function rowOf(rule: RouteRule): string[] {
  const { method, path, who, table: deciding } = rule;
  const call = `\`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}\``;
  if (who === 'public') return [call, 'yes', 'yes', 'yes', 'yes'];
  const cells = callerLabels.map((label) => {
    if (!who.includes(label)) return '—';
    if (deciding !== null && !deciding.includes(label)) return 'no, by table';
    return label === 'staff' ? rolesOf(rule) : 'yes';
  });
  return [call, '—', ...cells];
}

/** Returns the key that sorts calls by path, then by method. */
const order = (call: string) => call.replace(/^`(\w+) (.*)`$/, '$2 $1');

/** Returns the area of a call: `stocks` for `` `GET /v1/stocks/{id}` ``. Calls outside the APIs share one area. */
function areaOf(call: string): string {
  const [, area] = /\/v\d\/([\w-]+)/.exec(call) ?? [];
  return area ?? 'the server itself';
}

const heading = ['call', 'without sign-in', 'staff', 'brand admin', 'member'];

function table(rows: readonly string[][]): string {
  const lines = [heading, heading.map(() => ''), ...rows];
  const widths = heading.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells, line) =>
      cells.map((cell, column) =>
        line === 1 ? '-'.repeat(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      ),
    )
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
