import { Alert, Button } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { useAtomValue } from '../lib/store.ts';
import { chatAddress, supportAtom } from '../state/support.ts';
import type { MessageIds } from '../locales/messageId.ts';

const messages = {
  deactivated: 'web.login.deactivated',
  writeToUs: 'web.login.writeToUs',
} satisfies MessageIds;

/** With a link to the shop's WhatsApp where a number is set. */
export function Deactivated() {
  const intl = useIntl();
  const support = useAtomValue(supportAtom);
  return (
    <Alert
      kind="danger"
      action={
        support !== null && (
          <Button size="compact" href={chatAddress(support)}>
            {intl.formatMessage({ id: messages.writeToUs })}
          </Button>
        )
      }
    >
      {intl.formatMessage({ id: messages.deactivated })}
    </Alert>
  );
}
