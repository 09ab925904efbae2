// A child in its own process group would outlive a launcher that is killed, and keep the port and the
// data folder. The launcher's end of this channel closes with it.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
