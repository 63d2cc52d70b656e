import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Shrinks the browser's toolbar, whose minimum width is wider than a phone.
const SMALL_TOOLBAR = `toolbar, toolbar *, entry, button {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
}`;

export interface Home {
  env: NodeJS.ProcessEnv;
  remove(): void;
}

/** A folder with GTK's settings for the browser, and the environment variables that refer to it. */
export function createHome(reduced: boolean): Home {
  const path = mkdtempSync(join(tmpdir(), "rig-webkit-"));
  const gtk = join(path, "gtk-3.0");
  mkdirSync(gtk);
  writeFileSync(join(gtk, "gtk.css"), SMALL_TOOLBAR);
  writeFileSync(join(gtk, "settings.ini"), `[Settings]\ngtk-enable-animations=${reduced ? 0 : 1}\n`);
  const env = {
    GDK_BACKEND: "x11",
    NO_AT_BRIDGE: "1",
    // Otherwise GTK starts a bus of its own, which stays when the browser has ended.
    DBUS_SESSION_BUS_ADDRESS: "disabled:",
    // Without a graphics card frames come a second late or not at all.
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    XDG_CONFIG_HOME: path,
    XDG_DATA_HOME: path,
    XDG_CACHE_HOME: path,
    ...(reduced ? { GTK_THEME: "Adwaita:dark" } : {}),
  };
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", remove);
  return { env, remove };
}
