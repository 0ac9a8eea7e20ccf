/** Shows a step and its duration on stderr, so that stdout has results only. */
export async function withProgress(
  step,
  work,
  { stream = process.stderr, every = stream.isTTY ? 1_000 : 15_000 } = {},
) {
  const began = performance.now();
  const seconds = (digits) => ((performance.now() - began) / 1000).toFixed(digits);
  const show = (text, last) =>
    stream.write(stream.isTTY ? `\r\x1b[2K${text}${last ? '\n' : ''}` : `${text}\n`);

  show(`${step} …`, false);
  const timer = setInterval(() => show(`${step} … ${seconds(0)} s`, false), every);
  try {
    const result = await work();
    show(`${step}: done in ${seconds(1)} s`, true);
    return result;
  } catch (error) {
    show(`${step}: failed after ${seconds(1)} s`, true);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
