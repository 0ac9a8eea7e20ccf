import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';
import { checkCircleIcon } from '../../foundations/Icon/formIcons.ts';
import { infoIcon } from '../../foundations/Icon/noticeIcons.ts';
import { type IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './Alert.styles.ts';

export interface AlertProps {
  /** Info is sea, success green, danger red; each has its own icon. */
  kind: 'info' | 'success' | 'danger';
  /** One or two sentences. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

const ICONS: Record<AlertProps['kind'], IconDrawing> = {
  info: infoIcon,
  success: checkCircleIcon,
  danger: alertIcon,
};

/**
 * The result of an action, shown in place. It does not disappear.
 *
 * @use for an answer that a user must have read: the account was created, the password was wrong.
 * @avoid where a retry would help (an {@link ErrorState}), for an invalid field (its own error), or for
 *   messages that may disappear (a {@link Toast}).
 * @part {svg} Icon: of the kind
 * @part {[role] > div, svg + div} Message: one or two sentences
 * @part {a, button} Action: one at most
 * @words One or two sentences, and at most one button: "Your email address is confirmed.", «تمّ تأكيد بريدك
 *   الإلكتروني.»
 * @reader Danger is announced at once, the others when the reader pauses. Each kind has its own icon, so that
 *   colour is not the only sign.
 * @arabic The thick edge and the icon are at the inline start. No icon is mirrored.
 */
export function Alert({ kind, children, action }: AlertProps) {
  return (
    <S.Root role={kind === 'danger' ? 'alert' : 'status'} data-kind={kind}>
      <Icon of={ICONS[kind]} />
      <S.Message>{children}</S.Message>
      {action}
    </S.Root>
  );
}
