import { getCatalogs } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inProject, projectRoot } from '../process/project-root.ts';
import { linguiConfig, SOURCE_LOCALE } from './lingui-config.ts';

/**
 * Collects the web app's texts for translators: the catalogue of the source locale, sorted by text. Pages do
 * not load it.
 * @throws Error when a file cannot be parsed
 */
export async function extractMessages(): Promise<{ filename: string; content: string }> {
  const [catalog] = await getCatalogs(linguiConfig);
  const extracted = await catalog?.collect({ files: filesWithTexts() });
  if (!catalog || !extracted) throw new Error('The texts of the web application could not be collected.');
  const messages =
    catalog.merge({ [SOURCE_LOCALE]: {} }, extracted, { overwrite: true })[SOURCE_LOCALE] ?? {};
  const sorted = Object.entries(messages).sort(
    ([idA, a], [idB, b]) => compare(a.message ?? '', b.message ?? '') || compare(idA, idB),
  );
  const filename = relative(projectRoot, catalog.getFilename(SOURCE_LOCALE)).replaceAll('\\', '/');
  // Removes the date from the file's header: only the texts matter.
  const content = await formatter({
    origins: false,
    customHeaderAttributes: { 'POT-Creation-Date': '' },
  }).serialize(Object.fromEntries(sorted), {
    locale: SOURCE_LOCALE,
    sourceLocale: SOURCE_LOCALE,
    filename,
    existing: undefined,
  });
  return { filename, content };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Parsing every file would take ten times as long, and few contain texts. */
function filesWithTexts(): string[] {
  return globSync('web/src/**/*.{ts,tsx}', { cwd: projectRoot }).filter((file) =>
    readFileSync(inProject(file), 'utf8').includes("/macro'"),
  );
}
