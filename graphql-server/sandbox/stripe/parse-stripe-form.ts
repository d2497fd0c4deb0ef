/** The content of a form: texts, in lists and objects. */
export interface StripeForm {
  [name: string]: string | StripeForm | StripeFormList;
}
type StripeFormList = (string | StripeForm | StripeFormList)[];

/** Keys and numbers in brackets: `line_items[0][price_data][currency]`. */
const PATH = /[^[\]]+/g;

/**
 * Parses Stripe's form encoding with nested brackets: `a[b]=1&a[c][0]=2` is { a: { b: '1', c: ['2'] } }. An
 * object with the keys 0, 1, 2 ... is a list.
 */
export function parseStripeForm(text: string): StripeForm {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.match(PATH) ?? [];
    const leaf = path.pop();
    if (leaf === undefined) continue;
    branchAt(root, path).set(leaf, value);
  }
  return toObject(root);
}

type Branch = Map<string, Branch | string>;

function branchAt(root: Branch, path: readonly string[]): Branch {
  let branch = root;
  for (const name of path) {
    const below = branch.get(name);
    const next = typeof below === 'object' ? below : new Map<string, never>();
    branch.set(name, next);
    branch = next;
  }
  return branch;
}

function toValue(branch: Branch | string): StripeForm[string] {
  if (typeof branch === 'string') return branch;
  const isList = [...branch.keys()].every((name, index) => name === String(index));
  return isList ? [...branch.values()].map(toValue) : toObject(branch);
}

function toObject(branch: Branch): StripeForm {
  return Object.fromEntries([...branch].map(([name, below]) => [name, toValue(below)]));
}
