import { Menu as AriaMenu } from 'react-aria-components/Menu';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { IconDrawing } from '../../foundations/Icon/icons.ts';
import * as S from './Menu.styles.ts';

export interface MenuAction {
  id: string;
  /** A verb; typing its first letters goes to it. */
  label: string;
  icon?: IconDrawing;
  /** Danger comes last, after a line. */
  kind?: 'normal' | 'danger';
  disabled?: boolean;
  onPress: () => void;
}

export interface MenuListProps {
  actions: readonly MenuAction[];
  onChoose: (action: MenuAction) => void;
  /** Where it does not hang on a button, which names it otherwise. */
  'aria-label'?: string;
}

export function MenuList({ actions, onChoose, ...named }: MenuListProps) {
  return (
    <S.Inside>
      <AriaMenu {...named}>
        {actions.map((action) => (
          <S.Item
            key={action.id}
            id={action.id}
            textValue={action.label}
            isDisabled={action.disabled ?? false}
            data-kind={action.kind}
            onAction={() => onChoose(action)}
          >
            {action.icon && <Icon of={action.icon} size="small" />}
            {action.label}
          </S.Item>
        ))}
      </AriaMenu>
    </S.Inside>
  );
}
