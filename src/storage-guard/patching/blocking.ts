/** Whether scripts may store nothing now. */
export let isBlocking = false;

export function setBlocking(value: boolean): void {
  isBlocking = value;
}
