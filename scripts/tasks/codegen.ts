import { watch } from 'node:fs';
import { generateCode } from '../codegen/generate-code.ts';
import { inProject } from '../process/project-root.ts';

async function generate(): Promise<boolean> {
  try {
    const changed = await generateCode({ isWritten: true });
    console.log(changed.length > 0 ? `Written: ${changed.join(', ')}` : 'Generated code is up to date.');
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Runs again after each change of the contract or of a document, one run at a time. */
function generateOnChange(): void {
  let running: Promise<unknown> = Promise.resolve();
  let isWaiting = false;
  const onChange = (_event: string, file: string | null) => {
    if (isWaiting || !file?.endsWith('.graphql')) return;
    isWaiting = true;
    running = running.then(() => {
      isWaiting = false;
      return generate();
    });
  };
  for (const folder of ['graphql-server/src', 'web/src']) {
    watch(inProject(folder), { recursive: true }, onChange);
  }
}

const isDone = await generate();
if (process.argv.includes('--watch')) generateOnChange();
else if (!isDone) process.exitCode = 1;
