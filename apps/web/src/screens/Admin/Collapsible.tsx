import { Button, type IconDrawing } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import * as S from './Folded.styles.ts';

interface FoldedProps {
  label: string;
  icon: IconDrawing;
  children: ReactNode;
}

/** Behind a button on a phone, so that the rows come first; always open on a desktop. */
export function Collapsible({ label, icon, children }: FoldedProps) {
  const [isOpen, set] = useState(false);
  return (
    <>
      <S.OnPhones>
        <Button icon={icon} isFullWidth isExpanded={isOpen} onPress={() => set(!isOpen)}>
          {label}
        </Button>
      </S.OnPhones>
      <S.Inside data-open={isOpen || undefined}>{children}</S.Inside>
    </>
  );
}
