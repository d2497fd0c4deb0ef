import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import config from '../../codegen.ts';
import { extractMessages } from '../i18n/extract-messages.ts';
import { inProject, projectRoot } from '../process/project-root.ts';
import { indexDecisions } from './index-decisions.ts';
import { joinContract } from './join-contract.ts';
import { joinDeclarations, listMigrations, listNames } from './join-declarations.ts';
import { listWebhookEvents } from './list-webhook-events.ts';
import { subsetFonts } from './subset-fonts.ts';

interface GeneratedFile {
  filename: string;
  content: string | Uint8Array;
}

/**
 * Joins the contract and the modules' declarations, and generates both sides of the contract, the catalogue
 * of the web's texts, the guide's table of events, the index of the decisions and the storefront's font.
 * Returns the files (paths in the repository) that differ from those on disk; writes them if `isWritten`.
 * @throws Error when the contract or a document is invalid
 */
export async function generateCode({ isWritten }: { isWritten: boolean }): Promise<string[]> {
  const contract = await joinContract();
  const settings = { ...config, schema: contract.content, cwd: projectRoot, silent: true };
  const code = (await generate(settings, false)) as GeneratedFile[];
  const files = [
    contract,
    ...code,
    await listNames(contract.content),
    await listWebhookEvents(contract.content),
    ...(await joinDeclarations()),
    await listMigrations(),
    await extractMessages(),
    await indexDecisions(),
    await subsetFonts(),
  ];
  const changed = files.filter(({ filename, content }) => isChanged(inProject(filename), content));
  for (const { filename, content } of isWritten ? changed : []) {
    mkdirSync(dirname(inProject(filename)), { recursive: true });
    writeFileSync(inProject(filename), content);
  }
  return changed.map(({ filename }) => filename);
}

function isChanged(file: string, content: string | Uint8Array): boolean {
  return !existsSync(file) || !readFileSync(file).equals(Buffer.from(content));
}
