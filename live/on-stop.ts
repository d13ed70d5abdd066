/** Calls `stop` once, when the parent process asks for it or ends, then ends this process. */
export function onStop(stop: () => Promise<unknown>): () => Promise<void> {
  let isStopping = false;
  const stopOnce = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('message', (message) => void (message === 'stop' && stopOnce()));
  process.on('disconnect', () => void stopOnce());
  return stopOnce;
}
