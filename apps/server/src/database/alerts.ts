import { readLocalText, type LocalText } from '@zawadeh/domain';
import { openService, type ServiceProject } from './functions.ts';

/** The alert that the link of a message ends. */
export interface LinkedAlert {
  title: LocalText;
  isOpen: boolean;
}

/** People who wait for a bag. Only the server may call these functions, and each is one transaction. */
export function createAlertsDatabase(project: ServiceProject) {
  const { call } = openService(project);
  return {
    /** Returns of how many bags something was kept or freed; as many as `limit` may be a part. */
    release: (canSend: boolean, limit: number) =>
      call<number>('release_alerts', { p_can_send: canSend, p_limit: limit }),
    /** Null for an alert that does not exist any more. */
    byLink: async (id: string, end: boolean): Promise<LinkedAlert | null> => {
      const found = await call<{ title: string; title_ar: string | null; is_open: boolean } | null>(
        'alert_by_link',
        { p_alert: id, p_end: end },
      );
      return (
        found && {
          title: readLocalText(found.title, found.title_ar) ?? { en: null, ar: null },
          isOpen: found.is_open,
        }
      );
    },
  };
}

export type AlertsDatabase = ReturnType<typeof createAlertsDatabase>;
