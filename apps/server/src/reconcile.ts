import { whish } from './payments/whish.ts';
import { readReconcileSettings } from './reconcile/commandLine.ts';
import { openLedger } from './reconcile/openLedger.ts';
import { exitCode, reconcile } from './reconcile/report.ts';
import { reportText } from './reconcile/reportText.ts';
import { failureText } from './reconcile/failureText.ts';

async function main(): Promise<number> {
  try {
    const { days, json, server } = readReconcileSettings(process.argv.slice(2), process.env);
    const { ledger, close } = await openLedger(server);
    try {
      const provider = server.whish && whish(server.whish, fetch);
      const report = await reconcile({ ledger, provider, days, now: Date.now() });
      console.log(json ? JSON.stringify(report, null, 2) : reportText(report));
      return exitCode(report);
    } finally {
      await close();
    }
  } catch (error) {
    console.error(failureText(error));
    return 2;
  }
}

// Set last, because the embedded engine sets its own exit code when it is closed.
process.exitCode = await main();
