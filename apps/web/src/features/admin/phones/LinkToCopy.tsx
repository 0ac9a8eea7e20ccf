import { Button, checkIcon, clockIcon, copyText, Icon, TextField } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './phones.styles.ts';

interface LinkToCopyProps {
  label: string;
  link: string;
  /** Until when it works. */
  children: ReactNode;
}

/** A link that is passed on by hand. */
export function LinkToCopy({ label, link, children }: LinkToCopyProps) {
  const t = useMessage();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(link));
  return (
    <>
      <S.Link>
        <TextField
          name="link"
          label={label}
          dir="ltr"
          value={link}
          // The link is there to be copied.
          onValueChange={() => {}}
          {...(isCopied === false && { error: t('web.admin.phones.notCopied') })}
        />
        <Button {...(isCopied && { isAdded: true, icon: checkIcon })} onPress={() => void copy()}>
          {t(isCopied ? 'web.admin.phones.copied' : 'web.admin.phones.copy')}
        </Button>
      </S.Link>
      <S.Until>
        <Icon of={clockIcon} size="small" />
        <span>{children}</span>
      </S.Until>
    </>
  );
}
