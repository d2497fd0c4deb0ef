import { useState } from 'react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { ColourPicker } from '../../ui/forms/pickers/colour-picker.tsx';
import { Price } from '../../ui/data/price.tsx';
import { QuantityStepper } from '../../ui/forms/pickers/quantity-stepper.tsx';
import { SizePicker } from '../../ui/forms/pickers/size-picker.tsx';
import { StarRating } from '../../ui/data/star-rating.tsx';
import { DevSection } from './dev-section.tsx';

const SIZES = [...['XS', 'S', 'M', 'L'].map((name) => ({ name })), { name: 'XL', obstacle: 'sold out' }];

const COLOURS = [
  { name: 'Navy', hex: '#1F2A44' },
  { name: 'Ivory', hex: '#F0EADD' },
  { name: 'Coral', hex: '#EB7561', obstacle: 'sold out' },
];

/** The components that show a product and its options. */
export function DevProduct() {
  const [colour, setColour] = useState<string | null>('Navy');
  const [size, setSize] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(1);
  return (
    <DevSection title="Product">
      <Cluster gap={48} align="top">
        <ColourPicker colours={COLOURS} value={colour} onChange={setColour} />
        <SizePicker
          sizes={SIZES}
          value={size}
          onChange={setSize}
          error={size === null ? 'Please choose a size' : undefined}
        />
        <QuantityStepper value={quantity} onChange={setQuantity} max={12} />
        <QuantityStepper
          compact
          label="Quantity of Oxford Shirt"
          value={quantity}
          onChange={setQuantity}
          max={12}
        />
      </Cluster>
      <Cluster gap={32}>
        <Price amount={12000} regularAmount={16000} currency="USD" />
        <Price amount={96050} currency="USD" />
        <Price amount={19200} regularAmount={24000} currency="USD" size="lg" />
        <StarRating rate={4.5} reviews={88} />
        <StarRating rate={3.2} reviews={1} wording="long" />
        <StarRating rate={0} reviews={0} />
      </Cluster>
      <Cluster gap={8}>
        <Badge tone="discount">-40%</Badge>
        <Badge tone="new">NEW</Badge>
        <Badge tone="pending">Pending</Badge>
        <Badge tone="delivered">Delivered</Badge>
        <Badge tone="cancelled">Cancelled</Badge>
        <Badge tone="returned">Returned</Badge>
        <Badge>Unpaid</Badge>
        <Chip onRemove={() => undefined}>Electronics</Chip>
      </Cluster>
    </DevSection>
  );
}
