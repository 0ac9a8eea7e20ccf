import { useId } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { PromptCard, type PromptDialogProps } from './PromptCard.tsx';

export type { PromptDialogProps };

/** A dialog that asks for one short text. */
export function PromptDialog({ isOpen, ...question }: PromptDialogProps) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={question.onClose} placement="center" aria-labelledby={titleId}>
      <PromptCard {...question} titleId={titleId} />
    </Modal>
  );
}
