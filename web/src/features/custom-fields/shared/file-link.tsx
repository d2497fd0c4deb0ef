import { TextLink } from '../../../ui/actions/text-link.tsx';
import { nameInUrl } from '../../../forms/custom-fields/name-in-url.ts';

/** A link to a file, with the name at the end of its URL. */
export function FileLink({ url }: { url: string }) {
  return (
    <TextLink to={url} reloadDocument>
      {nameInUrl(url)}
    </TextLink>
  );
}
