import { Alert, Button } from '@zawadeh/ui';
import { paths } from '../../lib/paths.ts';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { messages } from './BagDetails.messages.ts';
import * as S from './BagScreen.styles.ts';

/** Why a visitor is on the way to the login page, with a link for those who do not want to wait. */
export function LeavingNote({ children }: { children: string }) {
  const t = useMessage();
  return (
    <S.Note>
      <Alert
        kind="info"
        action={
          <Button size="compact" href={paths.login}>
            {t(messages.toLogin)}
          </Button>
        }
      >
        {children}
      </Alert>
    </S.Note>
  );
}
