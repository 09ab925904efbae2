// A child in its own process group would outlive a launcher that is killed, and keep the port and the
// data folder. The launcher's end of this channel closes with it.
// Children of the child inherit this file but not the launcher: their channels are their parent's
// own business, and without a hold on them `next dev` would end before it began.
if (process.channel && process.ppid === Number(process.env.CLINIC_ADMIN_LAUNCHER)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
