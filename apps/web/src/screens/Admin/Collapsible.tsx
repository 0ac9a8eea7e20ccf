import { Button, type IconDrawing } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import * as S from './Collapsible.styles.ts';

interface CollapsibleProps {
  label: string;
  icon: IconDrawing;
  children: ReactNode;
}

/** Behind a button on a phone, so that the rows come first; always open on a desktop. */
export function Collapsible({ label, icon, children }: CollapsibleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <S.MobileOnly>
        <Button icon={icon} isFullWidth isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </S.MobileOnly>
      <S.Content data-open={isOpen || undefined}>{children}</S.Content>
    </>
  );
}
