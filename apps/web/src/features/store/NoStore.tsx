import type { OwnStore } from '@zawadeh/domain';
import { Button, LocalizedText, Ltr, Text } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useMessage } from '../../lib/messages/useMessage.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { signOut } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { storeAddress } from './storeAddress.ts';
import { StoreMessage } from './StoreMessage.tsx';

interface NoStoreProps {
  /** The shop that was open until its members changed. */
  lost: OwnStore | null;
  /** The shops that the account still runs. */
  stores: readonly OwnStore[];
}

/** The account does not run the shop, or none. */
export function NoStore({ lost, stores }: NoStoreProps) {
  const t = useMessage();
  const intl = useIntl();
  const store = useStore();
  const session = useSession();
  const email = session.status === 'signedIn' ? session.profile.email : null;
  const isNone = !lost && stores.length === 0;
  const say = (id: MessageId, values: Parameters<typeof intl.formatMessage>[1]) =>
    intl.formatMessage({ id }, values);
  return (
    <StoreMessage
      title={
        lost
          ? say('web.store.lost', { shop: <LocalizedText key="shop" text={lost.name} /> })
          : t(isNone ? 'web.store.noStore' : 'web.store.notThis')
      }
    >
      <Text align="center">{t(isNone ? 'web.store.noStoreSays' : 'web.store.askOwner')}</Text>
      {stores.map(({ storeId, name }) => (
        <Button key={storeId} href={storeAddress(storeId)}>
          <LocalizedText text={name} />
        </Button>
      ))}
      <Button href={paths.ourBags}>{t('web.login.explore')}</Button>
      {email !== null && (
        <Text look="bodySmall" tone="muted" align="center">
          {say('web.store.signedInAs', {
            email: (
              <Ltr key="email" kind="email">
                {email}
              </Ltr>
            ),
          })}
        </Text>
      )}
      <Button kind="quiet" onPress={() => void signOut(store)}>
        {t('web.store.signOut')}
      </Button>
    </StoreMessage>
  );
}
