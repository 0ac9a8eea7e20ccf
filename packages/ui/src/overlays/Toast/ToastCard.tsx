import { directionOf } from '@zawadeh/domain';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon, closeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { checkIcon, infoIcon } from '../../foundations/Icon/noticeIcons.ts';
import { type IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './Toast.styles.ts';
import type { Toast } from './toastStore.ts';
import { useSwipeToEnd } from './useSwipeToEnd.ts';

const ICONS: Record<NonNullable<Toast['kind']>, IconDrawing> = {
  neutral: infoIcon,
  success: checkIcon,
  danger: alertIcon,
};

export interface ToastCardProps {
  /** null between toasts: the live regions must exist before the first toast. */
  toast: Toast | null;
  isLeaving?: boolean;
  onDismiss: () => void;
}

/** Only the message is inside the live region, the buttons are not. */
export function ToastCard({ toast, isLeaving = false, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const swipe = useSwipeToEnd(onDismiss);
  const id = toast?.id;

  // Resets the offset of the previous toast's swipe.
  useLayoutEffect(() => {
    if (card.current && id !== undefined) card.current.style.translate = '';
  }, [id]);

  const message = toast && <Message key={id} toast={toast} />;
  const isUrgent = toast?.kind === 'danger';
  return (
    <S.Card ref={card} data-state={toast ? (isLeaving ? 'leaving' : 'shown') : 'empty'} {...swipe}>
      <S.Live role="status">{!isUrgent && message}</S.Live>
      <S.Live role="alert">{isUrgent && message}</S.Live>
      {toast && <Buttons toast={toast} isLeaving={isLeaving} onDismiss={onDismiss} />}
    </S.Card>
  );
}

const Message = ({ toast }: { toast: Toast }) => (
  <S.Message>
    <Icon of={ICONS[toast.kind ?? 'neutral']} size="small" />
    <span dir={directionOf(toast.message)}>{toast.message}</span>
  </S.Message>
);

function Buttons({ toast, isLeaving, onDismiss }: ToastCardProps & { toast: Toast }) {
  const intl = useIntl();
  const { action } = toast;
  const cameFrom = useRef<EventTarget | null>(null);
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onDismiss();
  };
  return (
    <S.Buttons
      inert={isLeaving}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      // The focused button is removed with the toast, and Escape is handled here while the focus is inside.
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      {action && (
        <S.Press
          type="button"
          onClick={() => {
            // Before the dismissal: `onGone` has to know whether the action was taken.
            action.onPress();
            dismiss();
          }}
        >
          {action.label}
        </S.Press>
      )}
      <S.Press
        type="button"
        data-icon=""
        aria-label={intl.formatMessage({ id: 'ui.toast.dismiss' })}
        onClick={dismiss}
      >
        <Icon of={closeIcon} size="small" />
      </S.Press>
    </S.Buttons>
  );
}
