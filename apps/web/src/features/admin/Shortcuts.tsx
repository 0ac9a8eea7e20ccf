import { ADMIN_SECTIONS } from '@zawadeh/domain';
import { Button, Dialog, KeyValueList } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { goTo } from './Shortcuts.messages.ts';
import * as S from './Shortcuts.styles.ts';
import { SECTION_KEYS, useShortcuts } from './useShortcuts.ts';

/** The list of keyboard shortcuts, and the button that opens it. */
export function Shortcuts() {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const { isOn, turn } = useShortcuts(() => setOpen(true));
  const keys = (...names: string[]) =>
    names.map((name, place) => (
      <span key={name}>
        {place > 0 && ` ${t('web.admin.keys.then')} `}
        <S.Key>{name}</S.Key>
      </span>
    ));
  return (
    <>
      <S.Root>
        <Button kind="quiet" size="compact" onPress={() => setOpen(true)}>
          {t('web.admin.keys.title')}
        </Button>
      </S.Root>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        hasLightDismiss
        title={t('web.admin.keys.title')}
        actions={
          <Button onPress={() => turn(!isOn)}>
            {t(isOn ? 'web.admin.keys.turnOff' : 'web.admin.keys.turnOn')}
          </Button>
        }
      >
        <KeyValueList
          items={[
            { id: 'help', name: t('web.admin.keys.help'), value: keys('?') },
            { id: 'search', name: t('web.admin.keys.search'), value: keys('/') },
            ...ADMIN_SECTIONS.map((section) => ({
              id: section,
              name: t(goTo[section]),
              value: keys('G', SECTION_KEYS[section]),
            })),
          ]}
        />
      </Dialog>
    </>
  );
}
