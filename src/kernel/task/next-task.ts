/** One port for the page, because a channel costs the browser more than its messages. */
let port: MessagePort | undefined;
const waiting: (() => void)[] = [];

/** Resolves in a new task, without the delay that browsers add to nested timers. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    port ??= openChannel();
    port.postMessage(null);
  });

function openChannel(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return port2;
}
