import { useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { closeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { NotificationList, type NotificationListProps } from '../NotificationList/NotificationList.tsx';
import * as S from './NotificationPanel.styles.ts';

export interface NotificationPanelProps extends NotificationListProps {
  onClose: () => void;
}

/** A native modal dialog: it traps the focus, closes on Escape and restores the focus. */
export function NotificationPanel({ onClose, ...list }: NotificationPanelProps) {
  const intl = useIntl();
  const title = useId();
  const panel = useRef<HTMLDialogElement>(null);
  // Before the paint, so that no key is pressed while the panel is there but not open.
  useLayoutEffect(() => panel.current?.showModal(), []);
  const isClosed = useRef(false);
  // At once and only once: the browser reports the end of a dialog late, when the panel may have been opened again.
  const close = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    panel.current?.close();
    onClose();
  };
  // All content is in a child element, so an event whose target is the dialog itself is outside the panel.
  // Selecting text with a drag that ends outside must not close it.
  const isPressedBeside = useRef(false);
  const isBeside = ({ target }: SyntheticEvent) => target === panel.current;
  return (
    <S.Panel
      ref={panel}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (isLink || (isPressedBeside.current && isBeside(event))) close();
      }}
    >
      <S.Inside>
        <S.Top>
          <S.Title id={title}>{intl.formatMessage({ id: 'ui.notificationPanel.title' })}</S.Title>
          <IconButton label={intl.formatMessage({ id: 'ui.notificationPanel.close' })} onPress={close}>
            <Icon of={closeIcon} />
          </IconButton>
        </S.Top>
        <NotificationList {...list} />
      </S.Inside>
    </S.Panel>
  );
}
