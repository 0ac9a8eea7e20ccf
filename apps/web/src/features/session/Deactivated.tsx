import { Alert, Button } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { useAtomValue } from '../../lib/store.ts';
import { chatAddress, supportAtom } from '../../lib/support.ts';

/** With a link to the shop's WhatsApp where a number is set. */
export function Deactivated() {
  const t = useMessage();
  const support = useAtomValue(supportAtom);
  return (
    <Alert
      kind="danger"
      action={
        support !== null && (
          <Button size="compact" href={chatAddress(support)}>
            {t('web.login.writeToUs')}
          </Button>
        )
      }
    >
      {t('web.login.deactivated')}
    </Alert>
  );
}
