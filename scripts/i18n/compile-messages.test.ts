import { transformSync } from '@babel/core';
import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { linguiConfig } from './lingui-config.ts';

function compile(code: string, isPseudo = false): string {
  const plugins = [
    ['@lingui/babel-plugin-lingui-macro', { linguiConfig, descriptorFields: 'message' }],
    compileMessages({ isPseudo }),
  ];
  const result = transformSync(code, {
    plugins,
    parserOpts: { plugins: ['jsx'] },
    configFile: false,
    compact: true,
    generatorOpts: { jsescOption: { minimal: true } },
  });
  return result?.code ?? '';
}

const macro = (code: string) => `import { plural, t } from '@lingui/core/macro';${code}`;
const element = (code: string) => `import { Plural, Trans } from '@lingui/react/macro';${code}`;

test('texts become parts with placeholders', () => {
  expect(compile(macro('f(t`Quantity of ${name}`)'))).toContain('message:["Quantity of ",["name"]]');
});

test('plurals become parts, too', () => {
  expect(compile(macro("plural(n, { one: '# item', other: '# items' })"))).toMatch(
    /message:\[\["n","plural",\{one:\["#"," item"\],other:\["#"," items"\]\}\]\]/,
  );
});

test('texts with elements become parts, too', () => {
  expect(compile(element('<Trans>Log in <a>here</a></Trans>'))).toContain('message:["Log in <0>here</0>"]');
});

test('plurals with elements become parts in one text', () => {
  expect(
    compile(element('<Trans><b>{sum}</b> from <Plural value={n} one="# order" other="# orders" /></Trans>')),
  ).toContain(
    'message:["<0>",["sum"],"</0> from ",["n","plural",{one:["#"," order"],other:["#"," orders"]}]]',
  );
});

test('other objects with a message stay unchanged', () => {
  expect(compile(macro("t`x`;f({ id: 'a', message: 'Hello' })"))).toMatch(/message:['"]Hello['"]/);
});

test('a pseudo-locale has no plain letters outside of names and placeholders', () => {
  expect(compile(macro('t`Hi ${name}`'), true)).toMatch(/message:\["Ĥî ",\["name"\]\]/);
  expect(compile(macro("plural(n, { one: '# item', other: '# items' })"), true)).toContain(
    'one:["#"," îţéḿ"]',
  );
});
