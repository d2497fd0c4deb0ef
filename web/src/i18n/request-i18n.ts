import type { I18n } from '@lingui/core';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createI18n, findI18nWith } from './i18n.ts';

const requests = new AsyncLocalStorage<I18n>();
findI18nWith(() => requests.getStore());

/** Renders in the locale of one request while others render in theirs. For the server only. */
export function withLocale<Result>(locale: string, render: () => Promise<Result>): Promise<Result> {
  return requests.run(createI18n(locale), render);
}
