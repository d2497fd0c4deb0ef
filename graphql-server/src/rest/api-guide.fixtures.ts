import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

// Reads the examples of docs/api.md as a shell, curl and jq would, as far as the examples use them: one
// command per block. A code block that begins with a file name is that file, for the programs that run it.
// Anything else is an error, so that no example is skipped or half understood.

/** A file that the guide asks its reader to create. */
export interface GuideFile {
  name: string;
  text: string;
}

/** An example of the guide: a command, and the response that the guide shows. */
export interface Example {
  /** The command as written in the guide. */
  command: string;
  files: GuideFile[];
  /** `json` shows a body, `http` also a status and headers; null: the response goes into a variable. */
  answer: { language: 'json' | 'http'; text: string } | null;
}

/** A command's request, and what it does with the response. */
export interface Command {
  method: string;
  url: string;
  headers: Headers;
  body: string | FormData | null;
  /** The variable for the response; null: it is shown. */
  variable: string | null;
  /** The keys and indexes of the part that jq selects. */
  path: (string | number)[];
}

/** The guide's examples in order, and the responses without an example. */
export function readGuide(markdown: string): { examples: Example[]; loose: string[] } {
  const examples: Example[] = [];
  const loose: string[] = [];
  let files: GuideFile[] = [];
  let end = 0;
  for (const match of markdown.matchAll(/^```(\w+)\n(.*?)\n```$/gms)) {
    const [block, language = '', text = ''] = match;
    const last = examples.at(-1);
    const isResponse = language === 'json' || language === 'http';
    const follows = markdown.slice(end, match.index).trim() === '';
    const name = /^(?:\/\/|#) (\S+\.\w+)\n/.exec(text)?.[1];
    if (language === 'sh') {
      examples.push({ command: text, files, answer: null });
      files = [];
    } else if (name) files.push({ name, text });
    else if (isResponse && follows && last && !last.answer) last.answer = { language, text };
    // Code for receivers of webhooks, which webhook-rules.test.ts runs.
    else if (language !== 'js') loose.push(text);
    end = match.index + block.length;
  }
  return { examples, loose };
}

/** Parses a command. @throws Error for anything but a curl call with or without jq */
export function readCommand(command: string, variables: ReadonlyMap<string, string>): Command {
  const [, variable = null, captured] = /^(\w+)=\$\((.*)\)$/s.exec(command) ?? [];
  const words = wordsOf(captured ?? command, variables);
  const pipe = words.indexOf('|');
  const [curl, jq] = pipe < 0 ? [words, []] : [words.slice(0, pipe), words.slice(pipe + 1)];
  return { ...readCurl(curl), variable, path: readJq(jq, variable !== null) };
}

/** Splits a line as the guide's shell does: joins quotes, and inserts variables outside of single quotes. */
function wordsOf(line: string, variables: ReadonlyMap<string, string>): string[] {
  const expand = (text: string) =>
    text.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const value = variables.get(name);
      if (value === undefined) throw new Error(`The guide uses $${name} before it has a value`);
      return value;
    });
  const words = line.replaceAll('\\\n', ' ').match(/(?:'[^']*'|"[^"\\]*"|[^\s'"\\`;&<>()]+)+/g) ?? [];
  return words.map((word) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"|([^'"]+)/g, (_, single?: string, double?: string, bare?: string) =>
      single === undefined ? expand(double ?? bare ?? '') : single,
    ),
  );
}

function readCurl([program, ...words]: string[]): Pick<Command, 'method' | 'url' | 'headers' | 'body'> {
  if (program !== 'curl') throw new Error(`The guide runs ${program}, which is not curl`);
  const headers = new Headers();
  let method: string | null = null;
  let url: string | null = null;
  let body: string | FormData | null = null;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-s' || word === '-i') continue;
    if (word === '-X') method = words.shift() ?? '';
    else if (word === '-H') headers.append(...headerOf(words.shift() ?? ''));
    else if (word === '-d') body = words.shift() ?? '';
    else if (word === '-F') body = formOf(words.shift() ?? '');
    else if (word.startsWith('http://') && url === null) url = word;
    else throw new Error(`The guide gives curl "${word}", which its test does not know`);
  }
  if (url === null) throw new Error('The guide calls no address');
  // Like curl: a body is a form unless a header says otherwise.
  if (typeof body === 'string' && !headers.has('content-type'))
    headers.set('content-type', 'application/x-www-form-urlencoded');
  return { method: method ?? (body === null ? 'GET' : 'POST'), url, headers, body };
}

function headerOf(text: string): [string, string] {
  const [name = '', value = ''] = text.split(/:\s*(.*)/s);
  return [name, value];
}

/** A form with one file; its path is relative to the repository. */
function formOf(text: string): FormData {
  const [name = '', file = ''] = text.split('=@');
  const form = new FormData();
  const bytes = readFileSync(new URL(`../../../${file}`, import.meta.url));
  form.append(name, new Blob([bytes]), basename(file));
  return form;
}

function readJq(words: string[], isRaw: boolean): Command['path'] {
  if (words.length === 0 && !isRaw) return [];
  const [program, filter = '', ...rest] = words.filter((word) => word !== '-r');
  if (
    program !== 'jq' ||
    rest.length > 0 ||
    words.includes('-r') !== isRaw ||
    !/^(\.?\w+|\.?\[\d+\])+$/.test(filter)
  )
    throw new Error(`The guide has "${words.join(' ')}", which its test does not know`);
  return [...filter.matchAll(/\[(\d+)\]|(\w+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
}
