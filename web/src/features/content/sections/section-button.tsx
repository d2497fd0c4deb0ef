import type { Section_linkFragment } from '../../../gql/graphql.ts';
import { ButtonLink, type ButtonLinkProps } from '../../../ui/actions/button-link.tsx';

interface SectionButtonProps extends Pick<ButtonLinkProps, 'variant'> {
  link: Section_linkFragment | null | undefined;
}

/** A section's link as a button; nothing if what it led to can't be seen any more. */
export function SectionButton({ link, variant }: SectionButtonProps) {
  if (link?.url == null) return null;
  return (
    <ButtonLink to={link.url} variant={variant}>
      {link.label}
    </ButtonLink>
  );
}
