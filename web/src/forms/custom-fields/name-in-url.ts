/** The name of a file at the end of its URL. */
export function nameInUrl(url: string): string {
  const name = url.split(/[?#]/u)[0]?.split('/').pop() || url;
  try {
    return decodeURIComponent(name);
  } catch {
    // Anyone may have written the URL.
    return name;
  }
}
