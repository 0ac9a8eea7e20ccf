import type { ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/shelfIcons.ts';
import { checkCircleIcon } from '../../foundations/Icon/formIcons.ts';
import { infoIcon } from '../../foundations/Icon/noticeIcons.ts';
import { type IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './Alert.styles.ts';

export interface AlertProps {
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

/** The result of an action, shown in place; it does not disappear. */
export function Alert({ kind, children, action }: AlertProps) {
  return (
    <S.Root role={kind === 'danger' ? 'alert' : 'status'} data-kind={kind}>
      <Icon of={ICONS[kind]} />
      <S.Message>{children}</S.Message>
      {action}
    </S.Root>
  );
}
