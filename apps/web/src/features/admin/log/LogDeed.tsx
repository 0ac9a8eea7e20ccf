import { isolated } from '@zawadeh/domain';
import { Ltr } from '@zawadeh/ui';
import type { LogEntry } from './fetchLog.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { deedOf } from './logWords.ts';

/** What was done, and why. */
export function LogDeed({ entry }: { entry: LogEntry }) {
  const t = useMessage();
  const id = deedOf(entry);
  const { quantity, reason, was, action, courier } = entry;
  return (
    <>
      <strong>{id ? t(id, { courier: isolated(courier ?? '') }) : <bdi>{action}</bdi>}</strong>
      {quantity && <> {t('web.admin.log.quantity', { before: quantity[0], after: quantity[1] })}</>}
      {reason !== null && <div dir="auto">{reason}</div>}
      {was !== null && (
        <div>
          <del>
            <Ltr>{was}</Ltr>
          </del>
        </div>
      )}
    </>
  );
}
