import type { ReactNode } from 'react';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

interface DevSectionProps {
  title: string;
  children: ReactNode;
}

/** One chapter of the component book. */
export function DevSection({ title, children }: DevSectionProps) {
  return (
    <Stack as="section" gap={24}>
      <SectionHead caption="Kit" title={title} />
      {children}
    </Stack>
  );
}
