import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composition } from '../../modules.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';

const modules = new URL('../', import.meta.url);

test('every template of an email is among those that merchants may open in their words', () => {
  const sources = globSync('**/*.ts', { cwd: modules, exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(new URL(file, modules), 'utf8'),
  );
  const defined = sources.flatMap((source) =>
    [...source.matchAll(/defineEmailTemplate\(\{\s+name: '(\w+)'/g)].map(([, name]) => name),
  );
  const contributed = composition.entriesOf(customerEmails).map(({ template }) => template.name);
  expect(defined.sort()).toEqual(contributed.sort());
});
