import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

// Reads the examples of docs/api.md as a shell, curl and jq would, as far as they use them: one command a
// block. A block of code that begins with the name of a file is that file, for the programs that run it.
// Whatever goes beyond that is an error, so that no example is skipped or half understood.

/** A file of the guide's reader. */
export interface GuideFile {
  name: string;
  text: string;
}

/** An example of the guide: a command, and the answer that the guide shows to it. */
export interface Example {
  /** The command as it stands there. */
  command: string;
  /** The files that the guide shows before it. */
  files: GuideFile[];
  /** `json` shows a body, `http` a status and headers as well; null: the answer goes into a variable. */
  answer: { language: 'json' | 'http'; text: string } | null;
}

/** What a command asks for, and what becomes of the answer. */
export interface Command {
  method: string;
  url: string;
  headers: Headers;
  body: string | FormData | null;
  /** The variable that takes the answer; null: it is shown. */
  variable: string | null;
  /** Keys and indexes of the part of the answer that jq picks. */
  path: (string | number)[];
}

/** The examples of a guide in their order, and the answers that belong to none. */
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

/** Understands a command. @throws Error for whatever is not a call by curl, with or without jq after it */
export function readCommand(command: string, variables: ReadonlyMap<string, string>): Command {
  const [, variable = null, captured] = /^(\w+)=\$\((.*)\)$/s.exec(command) ?? [];
  const words = wordsOf(captured ?? command, variables);
  const pipe = words.indexOf('|');
  const [curl, jq] = pipe < 0 ? [words, []] : [words.slice(0, pipe), words.slice(pipe + 1)];
  return { ...readCurl(curl), variable, path: readJq(jq, variable !== null) };
}

/**
 * What the guide's shell makes of a line: quotes joined, variables put in where they stand outside of single
 * quotes.
 */
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
  // As curl does: what is sent is a form unless a header says otherwise.
  if (typeof body === 'string' && !headers.has('content-type'))
    headers.set('content-type', 'application/x-www-form-urlencoded');
  return { method: method ?? (body === null ? 'GET' : 'POST'), url, headers, body };
}

function headerOf(text: string): [string, string] {
  const [name = '', value = ''] = text.split(/:\s*(.*)/s);
  return [name, value];
}

/** A form with one file; its path begins where the repository does. */
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
