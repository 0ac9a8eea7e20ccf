import type { OwnStore } from '@zawadeh/domain';
import { Dialog, LinkContext, LocalizedText } from '@zawadeh/ui';
import { use } from 'react';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { storeAddress } from './storeAddress.ts';
import { StorePicture } from './StorePicture.tsx';
import * as S from './StoreScreen.styles.ts';

interface StoreChoiceProps {
  /** The open one. */
  store: OwnStore;
  stores: readonly OwnStore[];
  isOpen: boolean;
  onClose: () => void;
}

/** The shops that the account runs. */
export function StoreChoice({ store, stores, isOpen, onClose }: StoreChoiceProps) {
  const t = useMessage();
  const Link = use(LinkContext);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('web.store.choose')} hasLightDismiss>
      <S.Rows>
        {stores.map((each) => (
          <li key={each.storeId}>
            <S.Row
              as={Link}
              href={storeAddress(each.storeId)}
              onClick={onClose}
              aria-current={each.storeId === store.storeId ? 'true' : undefined}
            >
              <StorePicture store={each} />
              <span>
                <LocalizedText text={each.name} />
                <S.RowNote>{t(each.role === 'owner' ? 'web.store.owner' : 'web.store.staff')}</S.RowNote>
              </span>
            </S.Row>
          </li>
        ))}
      </S.Rows>
    </Dialog>
  );
}
