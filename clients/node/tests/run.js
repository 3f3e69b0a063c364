// Runs every test, or those of the files named, and says how many passed.

import { readdirSync } from 'node:fs';
import { run } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.test.js'));
const words = process.argv.slice(2);
const files = names
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .map((name) => fileURLToPath(new URL(name, folder)));

let passed = 0;
let failed = 0;
const isFile = ({ name }) => names.some((file) => name.endsWith(file));

const stream = run({ files, concurrency: true });
stream.on('test:pass', (data) => {
  if (data.skip !== undefined) console.log(`skipped ${data.name}: ${data.skip}`);
  else if (!isFile(data)) passed += 1;
});
stream.on('test:fail', (data) => {
  const { error } = data.details;
  const why = error?.cause ?? error;
  // A file fails with its tests; by itself where it cannot be run.
  if (isFile(data) && error?.failureType === 'subtestsFailed') return;
  failed += 1;
  console.log(`failed: ${data.name}\n${why?.stack ?? why}\n`);
});
stream.on('test:stderr', ({ message }) => process.stderr.write(message));
stream.on('data', () => {});
stream.on('end', () => {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});
