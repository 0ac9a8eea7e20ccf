import { formatPhone } from '@zawadeh/domain';
import { Icon, Ltr, walletIcon } from '@zawadeh/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { walletName } from '../../../lib/shop.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { chatAddress, supportAtom } from '../../../lib/support.ts';
import { fetchTerms } from '../../admin/stores/termCalls.ts';
import { useQuery } from '../../admin/useQuery.ts';
import * as S from './PageSection.styles.ts';

/** Only read here: with one stolen account the money would go elsewhere. */
export function PayoutNumber({ storeId }: { storeId: string }) {
  const t = useMessage();
  const intl = useIntl();
  const support = useAtomValue(supportAtom);
  const { value: terms } = useQuery(`terms ${storeId}`, () => fetchTerms(storeId));
  if (!terms) return null;
  return (
    <S.Payout>
      <Icon of={walletIcon} />
      <p>
        {terms.payoutPhone === null
          ? t('web.store.payoutNumber.none')
          : intl.formatMessage(
              { id: 'web.store.payoutNumber' satisfies MessageId },
              {
                strong,
                phone: (
                  <Ltr key="phone" kind="phone">
                    {formatPhone(terms.payoutPhone)}
                  </Ltr>
                ),
                wallet: walletName,
              },
            )}{' '}
        {support !== null && (
          <a href={chatAddress(support)} target="_blank" rel="noreferrer">
            {t('web.store.payoutNumber.ask')}
          </a>
        )}
      </p>
    </S.Payout>
  );
}

const strong = (words: ReactNode[]) => <strong key="strong">{words}</strong>;
