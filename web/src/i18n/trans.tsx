import type { MessageDescriptor } from '@lingui/core';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { i18n } from './i18n.ts';

type Elements = Readonly<Record<string, ReactElement>>;

interface TransProps extends MessageDescriptor {
  values?: Readonly<Record<string, ReactNode>>;
  components?: Elements;
}

/** The placeholder of an element in a text: `<0>`, its content, `</0>`; or `<0/>`. */
const PLACE = /<(\w+)>([^]*?)<\/\1>|<(\w+)\/>/u;

/**
 * The target of the compiled `<Trans>` macro: a text with elements in it. It is smaller than Lingui's own
 * component because it does less (docs/decisions/0016), and it never mistakes a value with angle brackets,
 * such as a product's title, for an element.
 */
export function Trans({ id, message, values = {}, components = {} }: TransProps) {
  const elements: Record<string, ReactElement> = { ...components };
  const texts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const isPlain = typeof value === 'number' || (typeof value === 'string' && !value.includes('<'));
    if (!isPlain) elements[`value_${name}`] = <>{value}</>;
    texts[name] = isPlain ? value : `<value_${name}/>`;
  }
  return withElements(i18n._({ id, message, values: texts }), elements);
}

function withElements(text: string, elements: Elements): ReactNode {
  const parts = text.split(PLACE);
  if (parts.length === 1) return text;
  const nodes: ReactNode[] = [];
  // Between two plain parts are the groups of the expression: name and content, or name alone.
  for (let index = 0; index < parts.length; index += 4) {
    const [plain, around, content = '', alone] = parts.slice(index, index + 4);
    if (plain) nodes.push(plain);
    const element = elements[around ?? alone ?? ''];
    if (!element) continue;
    nodes.push(
      around === undefined
        ? cloneElement(element, { key: index })
        : cloneElement(element, { key: index }, withElements(content, elements)),
    );
  }
  return nodes;
}
