import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { compileMessages } from './compile-messages.ts';
import { linguiConfig } from './lingui-config.ts';

const MACROS = /from ['"]@lingui\/(?:core|react)\/macro['"]/;

/**
 * Compiles Lingui's macros, for builds and tests alike; only files that use one go through Babel. VITE_PSEUDO_LOCALE=1 writes
 * all texts in letters that nobody uses.
 */
export function messagesPlugin() {
  const isPseudo = process.env['VITE_PSEUDO_LOCALE'] === '1';
  const macros = defineRolldownBabelPreset({
    preset: () => ({
      plugins: [
        ['@lingui/babel-plugin-lingui-macro', { linguiConfig, descriptorFields: 'message' }],
        compileMessages({ isPseudo }),
      ],
    }),
    rolldown: { filter: { code: MACROS } },
  });
  return babel({ presets: [macros] });
}
