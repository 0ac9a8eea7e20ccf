import type { LocalText } from '@zawadeh/domain';
import { Icon, LocalizedText, selectorIcon, VisuallyHidden } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import * as S from './StoreScreen.styles.ts';

interface StoreNameProps {
  name: LocalText;
  /** Opens the list of shops; null where the account runs one. */
  onPress: (() => void) | null;
}

export function StoreName({ name, onPress }: StoreNameProps) {
  const t = useMessage();
  const text = <LocalizedText text={name} />;
  if (onPress === null) return <S.Name>{text}</S.Name>;
  return (
    <S.Name as="button" type="button" aria-haspopup="dialog" onClick={onPress}>
      {text}
      <Icon of={selectorIcon} />
      <VisuallyHidden>{t('web.store.choose')}</VisuallyHidden>
    </S.Name>
  );
}
