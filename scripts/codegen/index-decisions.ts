import { globSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { inProject } from '../process/project-root.ts';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;

/** The first and third lines of a record. */
const RECORD = /^# (?<number>\d{4}): (?<title>.+)\n\n.*Status: (?<status>accepted|superseded by \S+)/;

/**
 * The index of the decisions, by number, below the introduction of its page.
 * @throws Error when a record does not begin with number, title and status
 */
export async function indexDecisions(): Promise<{ filename: string; content: string }> {
  const rows = globSync(`${FOLDER}/[0-9]*.md`, { cwd: inProject() })
    .toSorted()
    .map((file) => rowOf(file.slice(FOLDER.length + 1), readFileSync(inProject(file), 'utf8')));
  const [introduction = ''] = readFileSync(inProject(INDEX), 'utf8').split('\n|');
  const table = ['| Record | Title | Status |', '| --- | --- | --- |', ...rows].join('\n');
  const options = await resolveConfig(inProject(INDEX));
  const content = await format(`${introduction}\n${table}\n`, { ...options, filepath: INDEX });
  return { filename: INDEX, content };
}

function rowOf(file: string, text: string): string {
  const { number, title, status } = RECORD.exec(text)?.groups ?? {};
  if (!number || !file.startsWith(number))
    throw new Error(`${FOLDER}/${file} must begin with "# ${file.slice(0, 4)}: Title", a date and a status.`);
  return `| [${number}](${file}) | ${title} | ${status} |`;
}
