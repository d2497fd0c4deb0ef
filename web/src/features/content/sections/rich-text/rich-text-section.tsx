import { Prose } from '../../../../ui/data/prose.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';

/** A text of the merchant. */
export function RichTextSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} gap={24}>
      <Prose html={section.html} />
    </SectionFrame>
  );
}
