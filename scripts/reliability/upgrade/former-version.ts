import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, projectRoot } from '../../process/project-root.ts';
import { runNode } from '../../process/run-node.ts';

/** Replaced until there is a release that the next one can run beside: 0.2.0 is none (decision 0139). */
const FIRST = '05775ff3b5c9cdd4751b274f752ab7795c298575';

/** A version of the shop whose server is built. */
export interface Version {
  /** The folder of its repository. */
  root: string;
  /** For people. */
  name: string;
}

/**
 * The version that this one replaces: the one in the folder UPGRADE_FROM, or the last release, which is built
 * from the history. @throws Error that says what to do when there is neither
 */
export async function findFormerVersion(): Promise<Version> {
  const folder = process.env['UPGRADE_FROM'];
  if (!folder) return buildFromHistory();
  if (!isBuilt(folder)) throw new Error(`UPGRADE_FROM is ${folder}, where npm run build has not run`);
  return { root: folder, name: `${versionIn(folder)} in ${folder}` };
}

async function buildFromHistory(): Promise<Version> {
  const release = git('log', '-1', '--format=%H', '--grep=^chore(release): Version', `${FIRST}..HEAD^`);
  const commit = release || FIRST;
  const root = inProject('.cache/upgrade', commit);
  if (!isBuilt(root)) {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const archive = join(root, 'source.tar');
    git('archive', '--output', archive, commit);
    run('tar', ['-xf', archive, '-C', root]);
    // Today's packages: a version adds some, and seldom changes others.
    for (const packages of ['node_modules', 'graphql-server/node_modules'])
      if (existsSync(inProject(packages))) symlinkSync(inProject(packages), join(root, packages));
    const bundler = join(root, 'scripts/build/bundle-server.ts');
    const { exitCode, output } = await runNode([bundler], { output: 'keep' });
    if (exitCode !== 0) throw new Error(`The former version can't be built: ${output}`);
  }
  return { root, name: release ? versionIn(root) : `the commit ${commit.slice(0, 9)}` };
}

function isBuilt(root: string): boolean {
  return existsSync(join(root, 'graphql-server/dist/main.js'));
}

function versionIn(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

function git(...commandLine: string[]): string {
  return run('git', commandLine);
}

function run(program: string, commandLine: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, commandLine, { cwd: projectRoot, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(
    `The former version is not in this clone's history (${program}: ${stderr}). ` +
      'Fetch it with git fetch --unshallow, or set UPGRADE_FROM to the folder of its built checkout.',
  );
}
