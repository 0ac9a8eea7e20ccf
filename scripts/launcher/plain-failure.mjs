/** A failure with a self-explaining message, shown without a stack trace. */
export class PlainFailure extends Error {}

export async function runCommand(command) {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
