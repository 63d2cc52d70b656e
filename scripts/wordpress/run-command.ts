import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a command to its end, quietly; its output appears only in the error of a command that fails. */
export async function runCommand(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const { stdout } = await execute(command, args, options);
  return stdout.trim();
}
