import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.ts';
import { useAdoptPreHydrationValue } from '../Field/useAdoptPreHydrationValue.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as S from './SearchField.styles.ts';
import { closeIcon, searchIcon } from '../../foundations/Icon/shelfIcons.ts';

export interface SearchFieldProps {
  /** The accessible name. */
  label: string;
  /** An example of what can be typed. */
  placeholder: string;
  /** What is typed. */
  value: string;
  /** Called with every change, and with '' when the button or Escape clears the field. */
  onValueChange: (value: string) => void;
}

/**
 * A field that narrows a list while the user types.
 *
 * @use once on a screen, above the list that it narrows.
 * @avoid for values that are stored or sent, or without a visible list of results.
 * @words The placeholder is an example, never the only instruction: "Search for a bag...", «ابحث عن كيس…».
 * @keyboard Escape: empties the field
 * @keyboard Enter: does nothing; the list has already changed
 * @reader A search landmark; the field has the label, which is not shown.
 * @arabic An empty field has the direction of the page, a filled one that of its text. The magnifier is not
 *   mirrored.
 */
export function SearchField({ label, placeholder, value, onValueChange }: SearchFieldProps) {
  const intl = useIntl();
  const id = useId();
  const input = useAdoptPreHydrationValue<HTMLInputElement>(value, onValueChange);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <S.Root role="search" onSubmit={(event) => event.preventDefault()}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Icon of={searchIcon} />
      <S.Input
        ref={input}
        id={id}
        type="search"
        name="search"
        dir={value === '' ? undefined : 'auto'}
        placeholder={placeholder}
        value={value}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && clear()}
      />
      {value !== '' && (
        <IconButton label={intl.formatMessage({ id: 'ui.searchField.clear' })} onPress={clear}>
          <Icon of={closeIcon} size="small" />
        </IconButton>
      )}
    </S.Root>
  );
}
