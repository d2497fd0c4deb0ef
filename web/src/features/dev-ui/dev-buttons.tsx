import ArrowUp from 'lucide-react/icons/arrow-up';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { DevSection } from './dev-section.tsx';

export function DevButtons() {
  const [isOnWishlist, setSelected] = useState(true);
  const [pending, setPending] = useState(true);
  return (
    <DevSection title="Buttons">
      <Cluster>
        <Button>Primary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="promo">Buy Now!</Button>
        <ButtonLink to="/shop" size="lg">
          View All Products
        </ButtonLink>
      </Cluster>
      <Cluster>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Button pending={pending}>Place Order</Button>
        <Button variant="outline" onClick={() => setPending(!pending)}>
          Toggle pending
        </Button>
        <Button disabled>Disabled</Button>
        <IconButton
          label="Wish for it"
          aria-pressed={isOnWishlist}
          onClick={() => setSelected(!isOnWishlist)}
        >
          <Heart size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="View" look="floating">
          <Eye size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="To the top" look="soft">
          <ArrowUp size={24} aria-hidden="true" />
        </IconButton>
      </Cluster>
    </DevSection>
  );
}
