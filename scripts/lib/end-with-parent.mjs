// Loaded before a program that a script started: when the script dies without a word (kill -9), the
// channel between the two closes, and the program stops as if it had been told to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
