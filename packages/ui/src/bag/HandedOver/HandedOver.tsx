import { useId } from 'react';
import { Modal } from '../../overlays/modal/Modal.tsx';
import { HandedOverCard, type HandedOverWords } from './HandedOverCard.tsx';

export interface HandedOverProps extends HandedOverWords {
  /** Whether the screen is shown. */
  isOpen: boolean;
}

/**
 * A full-screen confirmation that bags were handed over, with a running clock, so that a screenshot is
 * recognised.
 *
 * The ring fills once a minute; with reduced motion it is full and stays, and the clock runs. Below 740 px of
 * height the ring is smaller, and the screen scrolls where that is not enough.
 *
 * @use after a buyer has confirmed, for the staff on the other side of the counter.
 * @avoid for what concerns one person: that is a {@link Toast}.
 * @keyboard Escape: closes it, as the back gesture does on phones
 * @arabic The title is in both languages, that of the page first. The ring fills clockwise in both; digits
 *   keep their own order.
 */
export function HandedOver({ isOpen, ...card }: HandedOverProps) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={card.onDone} placement="full" aria-labelledby={titleId}>
      <HandedOverCard {...card} titleId={titleId} />
    </Modal>
  );
}
