import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { UiMessageIds } from '../../locales/messageId.ts';
import * as S from './ThemeSwitch.styles.ts';
import { moonIcon, sunIcon } from '../../foundations/Icon/menuIcons.ts';

const messages = {
  /** Label of the button, the same in light and dark. */
  change: 'ui.themeSwitch.change',
} satisfies UiMessageIds;

export interface ThemeSwitchProps {
  onThemeChange: (theme: 'light' | 'dark') => void;
}

/**
 * Switches to the opposite of the visible theme. The theme may come from the device, so both icons are rendered
 * and CSS shows the right one without a script.
 */
export function ThemeSwitch({ onThemeChange }: ThemeSwitchProps) {
  const intl = useIntl();
  const root = useRef<HTMLSpanElement>(null);
  const toggle = () => {
    const colorScheme = root.current && getComputedStyle(root.current).colorScheme;
    onThemeChange(colorScheme === 'dark' ? 'light' : 'dark');
  };
  return (
    <S.Root ref={root}>
      <IconButton label={intl.formatMessage({ id: messages.change })} onPress={toggle}>
        <S.LightOnly>
          <Icon of={moonIcon} />
        </S.LightOnly>
        <S.DarkOnly>
          <Icon of={sunIcon} />
        </S.DarkOnly>
      </IconButton>
    </S.Root>
  );
}
