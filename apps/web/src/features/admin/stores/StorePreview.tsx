import { previewShop, type StoreForm } from '@zawadeh/domain';
import { LocalizedText, ShopPortrait, Text } from '@zawadeh/ui';
import { ShopFacts } from '../../shop/ShopFacts.tsx';
import type { ReactNode } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './StoresSection.styles.ts';

interface StorePreviewProps {
  id: string;
  form: StoreForm;
  /** The picked file, until the upload has a URL. */
  pictureUrl: string | null;
  /** Above the preview. */
  children: ReactNode;
}

/** The head of the store's page, updated while the admin types. */
export function StorePreview({ id, form, pictureUrl, children }: StorePreviewProps) {
  const t = useMessage();
  const shop = previewShop(id, form);
  return (
    <S.Preview>
      {children}
      <Text look="label" as="h3">
        {t('web.admin.stores.preview')}
      </Text>
      {shop && (
        <S.PreviewCard inert>
          <ShopPortrait pictureUrl={pictureUrl} facade={shop.facade} isBand />
          <S.PreviewFacts>
            {shop.name && (
              <Text look="h2" as="p">
                <LocalizedText text={shop.name} />
              </Text>
            )}
            <ShopFacts shop={shop} isNarrow />
          </S.PreviewFacts>
        </S.PreviewCard>
      )}
    </S.Preview>
  );
}
