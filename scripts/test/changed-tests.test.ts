import { expect, test } from 'vitest';
import { testsOf } from './changed-tests.ts';

const files: Record<string, string> = {
  'graphql-server/src/app.ts': `import { a } from './modules/cart/cart.service.ts';`,
  'graphql-server/src/test/start-test-app.ts': `import { createApp } from '../app.ts';`,
  'graphql-server/src/modules/cart/cart.service.ts': `import { b } from '../../shared/money.ts';`,
  'graphql-server/src/modules/cart/cart.test.ts': `import { c } from '../../test/start-test-app.ts';`,
  'graphql-server/src/modules/tags/tag.test.ts': `import { c } from '../../test/start-test-app.ts';`,
  'graphql-server/src/modules/orders/total.test.ts': `import { d } from '../cart/cart.service.ts';`,
  'graphql-server/src/shared/money.ts': '',
  'graphql-server/src/graphql/contract.test.ts': `new URL('../../../schema.graphql', import.meta.url)`,
  'web/src/cart/cart.tsx': `import './cart.css'`,
  'web/src/cart/cart.test.tsx': `import { Cart } from './cart.tsx';`,
  'web/e2e/checkout/cart.desktop.spec.ts': `import { signIn } from '../sign-in.ts';`,
  'web/e2e/account/mail.phone.spec.ts': `import { signIn } from '../sign-in.ts';`,
  'web/e2e/sign-in.ts': '',
};

const of = (...changed: string[]) => testsOf(changed, (file) => files[file] ?? '', Object.keys(files));

test('a test that imports a change directly or indirectly runs', () => {
  expect(of('graphql-server/src/shared/money.ts')).toEqual([
    'graphql-server/src/modules/orders/total.test.ts',
  ]);
  expect(of('schema.graphql')).toEqual(['graphql-server/src/graphql/contract.test.ts']);
  expect(of('web/e2e/sign-in.ts')).toEqual([
    'web/e2e/checkout/cart.desktop.spec.ts',
    'web/e2e/account/mail.phone.spec.ts',
  ]);
});

test('of the tests that start a whole shop, those next to the change run', () => {
  expect(of('graphql-server/src/modules/cart/cart.service.ts')).toEqual([
    'graphql-server/src/modules/cart/cart.test.ts',
    'graphql-server/src/modules/orders/total.test.ts',
  ]);
});

test('a change of their helpers runs them all', () => {
  expect(of('graphql-server/src/test/start-test-app.ts')).toEqual([
    'graphql-server/src/modules/cart/cart.test.ts',
    'graphql-server/src/modules/tags/tag.test.ts',
  ]);
});

test('a change of the web app runs its representative e2e tests', () => {
  expect(of('web/src/cart/cart.css')).toEqual([
    'web/src/cart/cart.test.tsx',
    'web/e2e/checkout/cart.desktop.spec.ts',
  ]);
});
