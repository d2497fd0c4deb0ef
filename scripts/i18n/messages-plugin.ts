import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { linguiConfig } from './lingui-config.ts';

const MACROS = /from ['"]@lingui\/(?:core|react)\/macro['"]/;

/**
 * Compiles Lingui's macros, for builds and tests; only files that use one go through Babel, and each once for
 * all bundles of a build. VITE_PSEUDO_LOCALE=1 writes all texts in the pseudo-locale.
 */
export function messagesPlugin(): Plugin {
  const isPseudo = process.env['VITE_PSEUDO_LOCALE'] === '1';
  const plugins = [
    ['@lingui/babel-plugin-lingui-macro', { linguiConfig, descriptorFields: 'message' }],
    compileMessages({ isPseudo }),
  ];
  const compile = async (code: string, filename: string) => {
    const result = await transformAsync(code, {
      filename,
      plugins,
      sourceMaps: true,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    });
    return { code: result?.code ?? '', map: result?.map };
  };
  const compiled = new Map<string, { code: string; result: ReturnType<typeof compile> }>();
  return {
    name: 'messages',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /[\\/]node_modules[\\/]/ }, code: MACROS },
      handler(code, file) {
        const cached = compiled.get(file);
        if (cached?.code === code) return cached.result;
        const result = compile(code, file);
        compiled.set(file, { code, result });
        return result;
      },
    },
  };
}
