import { Hono } from 'hono';
import { alertEndPage } from '../alerts/alertEndPage.ts';
import { ALERT_END_PATH, type AlertLinks } from '../alerts/alertLinks.ts';
import { answerPlainPage } from '../pages/plainPage.ts';
import type { AppEnv, Ports } from '../ports.ts';

/** The link of a message: it needs no account, and can do nothing but end its alert. */
export function alertEndCall(
  { alerts }: Pick<Ports, 'alerts'>,
  links: Pick<AlertLinks, 'alertOf'>,
): Hono<AppEnv> {
  return new Hono<AppEnv>().on(['GET', 'POST'], ALERT_END_PATH, async (context) => {
    const id = await links.alertOf(context.req.param('token'));
    const isPost = context.req.method === 'POST';
    const alert = id === null ? null : await alerts.byLink(id, isPost);
    return answerPlainPage(context, (locale) => alertEndPage(alert, locale, isPost), alert ? 200 : 404);
  });
}
