import { Button } from '@zawadeh/ui';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { paths } from '../../lib/paths.ts';
import { walletName } from '../../lib/shop.ts';
import { LegalPage } from './LegalPage.tsx';

const values = { provider: walletName };

const sections = [
  ['web.privacy.what', 'web.privacy.whatText'],
  ['web.privacy.not', 'web.privacy.notText'],
  ['web.privacy.device', 'web.privacy.deviceText'],
  ['web.privacy.who', 'web.privacy.whoText'],
  ['web.privacy.others', 'web.privacy.othersText'],
  ['web.privacy.long', 'web.privacy.longText'],
  ['web.privacy.rights', 'web.privacy.rightsText'],
] as const;

export function Screen() {
  const t = useMessage();
  return (
    <LegalPage title="web.privacy.title" lead="web.privacy.description" sections={sections} values={values}>
      <div>
        <Button href={paths.profile}>{t('web.privacy.toProfile')}</Button>
      </div>
    </LegalPage>
  );
}
