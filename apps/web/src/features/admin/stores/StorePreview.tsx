import { previewShop, type ShopRating, type StoreForm } from '@zawadeh/domain';
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
  rating?: ShopRating | null;
  titleAs?: 'h2' | 'h3';
  /** Beside the title. */
  action?: ReactNode;
  /** Above the preview. */
  children?: ReactNode;
}

/** The head of the store's page, updated while one types. */
export function StorePreview({
  id,
  form,
  pictureUrl,
  rating = null,
  titleAs = 'h3',
  action,
  children,
}: StorePreviewProps) {
  const t = useMessage();
  const shop = previewShop(id, form);
  return (
    <S.Preview>
      {children}
      <S.PreviewHead>
        <Text look="label" as={titleAs}>
          {t('web.admin.stores.preview')}
        </Text>
        {action}
      </S.PreviewHead>
      {shop && (
        <S.PreviewCard inert>
          <ShopPortrait pictureUrl={pictureUrl} facade={shop.facade} isBand />
          <S.PreviewFacts>
            {shop.name && (
              <Text look="h2" as="p">
                <LocalizedText text={shop.name} />
              </Text>
            )}
            <ShopFacts shop={{ ...shop, rating }} isNarrow />
          </S.PreviewFacts>
        </S.PreviewCard>
      )}
    </S.Preview>
  );
}
