import type { ReactNode } from 'react';
import type { Section_sectionFragment } from '../../../gql/graphql.ts';
import { SectionHead } from '../../../ui/layout/section-head.tsx';

type Titled = Pick<Section_sectionFragment, 'id' | 'caption' | 'title'>;

interface SectionHeadingProps {
  section: Titled;
  /** The title of a section without one. */
  usualTitle?: string | undefined;
  /** Beside the title. */
  children?: ReactNode;
}

/** A section's caption and title; nothing without either. */
export function SectionHeading({ section, usualTitle = '', children }: SectionHeadingProps) {
  const { id, caption, title } = section;
  const shown = title || usualTitle;
  if (shown === '' && caption === '') return null;
  return (
    <SectionHead id={headingId(id)} caption={caption || shown} {...(caption && shown && { title: shown })}>
      {children}
    </SectionHead>
  );
}

/** The id of the heading that labels a section; undefined for a section without a heading. */
export function labelOf({ id, caption, title }: Titled, usualTitle = ''): string | undefined {
  return caption || title || usualTitle ? headingId(id) : undefined;
}

const headingId = (id: string) => `section-${id}`;
