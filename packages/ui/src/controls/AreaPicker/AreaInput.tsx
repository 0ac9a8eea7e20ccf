import type { DeliveryArea } from '@zawadeh/domain';
import { useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { chevronDownIcon } from '../../foundations/Icon/formIcons.ts';
import { pinIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import type { FieldWiring } from '../Field/Field.tsx';
import { rowId } from './AreaList.tsx';
import * as S from './AreaPicker.styles.ts';
import { OtherName } from './OtherName.tsx';

interface AreaInputProps {
  wiring: FieldWiring;
  label: string;
  /** The id of the list while it is open. */
  listId: string | undefined;
  area: DeliveryArea | null;
  typed: string | null;
  isOpen: boolean;
  active: DeliveryArea | null;
  open: () => void;
  close: () => void;
  changeTyped: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  disabled: boolean | undefined;
  hasFees: boolean;
}

/** The combobox input. A chosen area shows its other name and its fee until the user edits the text. */
export function AreaInput({ wiring, label, listId, area, typed, active, ...entry }: AreaInputProps) {
  const intl = useIntl();
  const { locale } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const text = typed ?? area?.name[locale] ?? '';
  const isChosen = area !== null && text === area.name[locale];
  return (
    <S.Box>
      <S.Pin>
        <Icon of={pinIcon} />
      </S.Pin>
      <S.Entry>
        <S.Input
          {...wiring}
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={listId && active ? rowId(listId, active) : undefined}
          dir={text === '' || isChosen ? undefined : 'auto'}
          placeholder={intl.formatMessage({ id: 'ui.areaPicker.placeholder' })}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          disabled={entry.disabled}
          value={text}
          onChange={({ target }) => entry.changeTyped(target.value)}
          onKeyDown={entry.onKeyDown}
          onClick={({ currentTarget }) => {
            // The next input replaces the area instead of extending its name.
            if (!entry.isOpen && isChosen) currentTarget.select();
            entry.open();
          }}
        />
        {isChosen && (
          <S.Overlay aria-hidden="true">
            <S.Placeheld>{text}</S.Placeheld>
            <OtherName area={area} />
          </S.Overlay>
        )}
      </S.Entry>
      {isChosen && entry.hasFees && (
        <S.Fee>
          <Price cents={area.fee} />
        </S.Fee>
      )}
      {/* Not focusable: the arrow keys open the list. */}
      <S.Toggle
        type="button"
        tabIndex={-1}
        aria-label={label}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        disabled={entry.disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus();
          if (entry.isOpen) entry.close();
          else entry.open();
        }}
      >
        <Icon of={chevronDownIcon} size="small" />
      </S.Toggle>
    </S.Box>
  );
}
