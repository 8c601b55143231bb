// Lists prose that is hard to read, in Markdown and comments: node scripts/plain-english.mjs [file or folder]…
import { filesWithProse, hardPlaces } from './hard-prose.mjs';

const given = process.argv.slice(2);
const found = filesWithProse(given.length > 0 ? given : ['.']).flatMap(hardPlaces);
for (const { where, fault } of found) console.error(`${where}: ${fault}`);
if (found.length > 0)
  console.error(`\n${found.length} places are hard to read: shorten the sentence, or name the thing.`);
process.exitCode = found.length > 0 ? 1 : 0;
