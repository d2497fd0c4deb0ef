import type { ReactNode } from 'react';
import type { Section_sectionFragment } from '../../../gql/graphql.ts';
import { Stack, type StackProps } from '../../../ui/layout/stack.tsx';
import { labelOf, SectionHeading } from './section-heading.tsx';

interface SectionFrameProps {
  section: Section_sectionFragment;
  /** The title of a section without one. */
  usualTitle?: string;
  gap?: StackProps['gap'];
  children: ReactNode;
}

/** A section with its heading above its content. */
export function SectionFrame({ section, usualTitle, gap = 48, children }: SectionFrameProps) {
  return (
    <section aria-labelledby={labelOf(section, usualTitle)}>
      <Stack gap={gap}>
        <SectionHeading section={section} usualTitle={usualTitle} />
        {children}
      </Stack>
    </section>
  );
}
