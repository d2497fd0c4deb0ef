import { readdirSync, readFileSync } from 'node:fs';

const MODULES = 'graphql-server/src/modules';

/** The modules in each module's `needs`, from the imports of other module.ts files in its module.ts. */
const needs = new Map(
  readdirSync(MODULES).map((module) => {
    const declaration = readFileSync(`${MODULES}/${module}/module.ts`, 'utf8');
    const imports = declaration.matchAll(/from '\.\.\/([^/]+)\/module\.ts'/g);
    return [module, [...imports].map(([, needed = '']) => needed)];
  }),
);

/** A module with everything that it needs, directly or indirectly. */
function reachable(module: string, visited = new Set<string>()): ReadonlySet<string> {
  if (!visited.has(module)) {
    visited.add(module);
    for (const needed of needs.get(module) ?? []) reachable(needed, visited);
  }
  return visited;
}

/** Each module of the server with the modules that it may import. */
export const importableModules = [...needs.keys()].map((module) => ({
  module,
  importable: [...reachable(module)],
}));
