import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as S from './ThemeSwitch.styles.ts';
import { moonIcon, sunIcon } from '../../foundations/Icon/frameIcons.ts';

export interface ThemeSwitchProps {
  /** Called with the opposite of the visible theme. */
  onThemeChange: (theme: 'light' | 'dark') => void;
}

/**
 * Switches to the opposite of the visible theme, light or dark.
 *
 * The visible theme may come from the device, so both icons are rendered and CSS shows the right one without
 * a script: a moon by day, a sun by night.
 *
 * @use in the header or the menu. Until it is pressed, the page follows the device.
 * @avoid for high contrast, which the device asks for.
 * @keyboard Enter, Space: change the theme
 * @reader "Switch between light and dark", true in both themes.
 * @arabic Moon and sun are not mirrored.
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
      <IconButton label={intl.formatMessage({ id: 'ui.themeSwitch.change' })} onPress={toggle}>
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
