import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { checks } from '../check/checks.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

exitOnSignal();
mkdirSync(inProject('.cache/check'), { recursive: true });

const start = performance.now();
const waiting = [...checks];
let failures = 0;

async function runWaiting(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const checkStart = performance.now();
    const { exitCode, output } = await runNode(check.commandLine, { output: 'keep' });
    if (exitCode !== 0) failures += 1;
    console.log(
      `${exitCode === 0 ? 'ok    ' : 'FAILED'} ${seconds(checkStart).padStart(6)} s  ${check.name}`,
    );
    if (exitCode !== 0) console.log(`${output.trimEnd()}\n`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));

console.log(`${checks.length - failures} checks passed, ${failures} failed, in ${seconds(start)} s`);
process.exitCode = failures > 0 ? 1 : 0;
