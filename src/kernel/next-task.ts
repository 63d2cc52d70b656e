/** One way in for the page: a channel costs a browser more than what goes through it. */
let channel: MessageChannel | undefined;
const waiting: (() => void)[] = [];
/** So many share a message, and its task, which cost a browser more than most of what is done in it. */
const TOGETHER = 4;

/** Lets the page in: what follows runs in a later task, without the wait that browsers add to nested timers. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    channel ??= new MessageChannel();
    channel.port1.onmessage ??= goOn;
    if (waiting.push(resolve) % TOGETHER === 1) channel.port2.postMessage(0);
  });

function goOn(): void {
  for (const resolve of waiting.splice(0, TOGETHER)) resolve();
}
