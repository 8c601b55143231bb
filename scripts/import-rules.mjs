// Checks the imports of all folders against .dependency-cruiser.mjs: node scripts/import-rules.mjs [base folder]
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import rules, { folders, layersWithoutCircles, tests } from '../.dependency-cruiser.mjs';
import { areaCircles } from './area-circles.mjs';
import { fail } from './fail.mjs';
import { root } from './root.mjs';

const baseDir = resolve(process.argv[2] ?? root);
const present = folders.filter((folder) => existsSync(join(baseDir, folder)));

const { options, ...ruleSet } = rules;
const { output } = await cruise(present, { ...options, baseDir, validate: true, ruleSet });
if (typeof output === 'string') fail(output);
const { violations, totalCruised, totalDependenciesCruised } = output.summary;

// If no import was read, nothing was checked: a missing parser must not look like a clean result.
if (totalDependenciesCruised === 0) fail('No import was found at all: is @swc/core installed?');
for (const { rule, from, to } of violations) {
  const comment = ruleSet.forbidden?.find(({ name }) => name === rule.name)?.comment ?? rule.name;
  console.error(`${from} imports ${to}\n    ${rule.name}: ${comment}`);
}
const isTest = new RegExp(tests.join('|'));
const program = output.modules.filter(({ source }) => !isTest.test(source));
const circles = layersWithoutCircles.flatMap(({ layer, typesToo }) =>
  areaCircles(program, new RegExp(`^${layer}/(?!kit/)([^/]+)/`), typesToo).map((areas) => ({ layer, areas })),
);
for (const { layer, areas } of circles) {
  console.error(
    `${layer}: ${[...areas, areas[0]].join(' needs ')}\n    no-circles-of-areas: an area stands without those that need it`,
  );
}
if (violations.length > 0) fail(`${violations.length} imports are not allowed.`);
if (circles.length > 0) fail(`${circles.length} circles of areas are not allowed.`);
console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports: all allowed.`);
