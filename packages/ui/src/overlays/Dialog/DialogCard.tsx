import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/shelfIcons.ts';
import * as S from './Dialog.styles.ts';

export interface DialogCardProps {
  titleId: string;
  bodyId?: string;
  title: ReactNode;
  actions?: ReactNode;
  /** Shows the close button. */
  onClose?: () => void;
  children: ReactNode;
}

/** The content of a dialog. */
export function DialogCard({ titleId, bodyId, title, actions, onClose, children }: DialogCardProps) {
  const intl = useIntl();
  return (
    <S.Root>
      <S.Head>
        <S.Title id={titleId}>{title}</S.Title>
        {onClose && (
          <S.Close>
            <IconButton label={intl.formatMessage({ id: 'ui.dialog.close' })} onPress={onClose}>
              <Icon of={closeIcon} />
            </IconButton>
          </S.Close>
        )}
      </S.Head>
      <S.Body id={bodyId}>{children}</S.Body>
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  );
}
