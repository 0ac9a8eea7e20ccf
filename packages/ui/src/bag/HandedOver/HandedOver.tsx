import { useId } from 'react';
import { Modal } from '../../overlays/modal/Modal.tsx';
import { HandedOverCard, type HandedOverCardProps } from './HandedOverCard.tsx';

export interface HandedOverProps extends Omit<HandedOverCardProps, 'titleId'> {
  isOpen: boolean;
}

/** A full-screen confirmation that bags were handed over, with a running clock. */
export function HandedOver({ isOpen, ...card }: HandedOverProps) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={card.onDone} placement="full" aria-labelledby={titleId}>
      <HandedOverCard {...card} titleId={titleId} />
    </Modal>
  );
}
