import { useId, type ReactNode } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { PromptCard } from './PromptCard.tsx';

export interface PromptDialogProps {
  isOpen: boolean;
  /** Cancel, Escape or the back gesture: nothing changes. */
  onClose: () => void;
  /** What was typed, without the spaces around it, and never empty. Whoever opened the dialog closes it. */
  onSubmit: (value: string) => void;
  title: ReactNode;
  /** What the field is for. */
  label: ReactNode;
  /** What helps while one types. */
  hint?: ReactNode;
  /** Selected, so that typing replaces it. */
  initialValue?: string;
  maxLength?: number;
  /** The verb of the title: "Rename". */
  submitLabel: ReactNode;
  /** Said where nothing is typed; then nothing happens. */
  emptyMessage: ReactNode;
}

/** Asks for one short text. */
export function PromptDialog({ isOpen, ...question }: PromptDialogProps) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={question.onClose} placement="center" aria-labelledby={titleId}>
      <PromptCard {...question} titleId={titleId} />
    </Modal>
  );
}
