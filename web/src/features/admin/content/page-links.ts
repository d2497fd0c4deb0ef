/** The handle of the home page. */
export const HOME = 'home';

/** The path at which shoppers find a page. */
export const pagePath = (handle: string) => (handle === HOME ? '/' : `/${encodeURIComponent(handle)}`);

/** The path that shows a draft to whoever knows its token. */
export const previewPath = (token: string) => `/preview/${encodeURIComponent(token)}`;
