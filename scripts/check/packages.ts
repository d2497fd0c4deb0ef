import { readFileSync } from 'node:fs';
import { inProject } from '../process/project-root.ts';
import { type LockedPackage, packageProblems } from './package-rules.ts';

const lockfile = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const problems = packageProblems(lockfile.packages);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
