import { readFileSync } from 'node:fs';
import { inProject } from '../process/project-root.ts';

// Two copies of graphql do not know each other's types ("Cannot use GraphQLSchema from another module or
// realm"), and npm installs a second one silently when a new package requires another version.
const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as {
  packages: Record<string, unknown>;
};
const copies = Object.keys(packages).filter((path) => path.endsWith('node_modules/graphql'));
if (copies.length !== 1) {
  console.error(`There must be exactly one copy of graphql, not ${copies.length}: ${copies.join(', ')}`);
  process.exitCode = 1;
}
