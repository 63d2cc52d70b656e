import type { Way } from "./Way.ts";

type Insertion = (place: HTMLElement, frame: HTMLIFrameElement) => unknown;

/** Ways to add a frame to a page in one call. */
const insertions: Readonly<Record<string, Insertion>> = {
  "Node.appendChild": (place, frame) => place.appendChild(frame),
  "Node.insertBefore": (place, frame) => place.insertBefore(frame, place.firstChild),
  "Node.replaceChild": (place, frame) => place.replaceChild(frame, place.firstChild as Node),
  "Element.append": (place, frame) => place.append(frame),
  "Element.prepend": (place, frame) => place.prepend(frame),
  "Element.before": (place, frame) => place.before(frame),
  "Element.after": (place, frame) => place.after(frame),
  "Element.replaceWith": (place, frame) => place.replaceWith(frame),
  "Element.replaceChildren": (place, frame) => place.replaceChildren(frame),
  "Element.insertAdjacentElement": (place, frame) => place.insertAdjacentElement("afterend", frame),
  "Element.insertAdjacentHTML": (place) => place.insertAdjacentHTML("beforeend", "<iframe></iframe>"),
  "Element.innerHTML": (place) => {
    place.innerHTML = "<b><iframe></iframe></b>";
  },
  "Element.outerHTML": (place) => {
    place.outerHTML = "<div><iframe></iframe></div>";
  },
  "CharacterData.before": (place, frame) => (place.firstChild as Text).before(frame),
  "CharacterData.after": (place, frame) => (place.firstChild as Text).after(frame),
  "CharacterData.replaceWith": (place, frame) => (place.firstChild as Text).replaceWith(frame),
  "a fragment": (place, frame) => {
    const fragment = document.createDocumentFragment();
    fragment.append(frame);
    place.append(fragment);
  },
  "Element.setHTMLUnsafe": (place) => place.setHTMLUnsafe("<iframe></iframe>"),
  "Range.insertNode": (place, frame) => {
    const range = document.createRange();
    range.selectNodeContents(place);
    range.insertNode(frame);
  },
  "Range.surroundContents": (place, frame) => {
    const range = document.createRange();
    range.selectNodeContents(place);
    range.surroundContents(frame);
  },
  "document.body": (_place, frame) => {
    const body = document.createElement("body");
    body.append(frame);
    document.body = body;
  },
  "Document.append": (_place, frame) => {
    const html = document.createElement("html");
    html.append(document.createElement("body"), frame);
    document.documentElement.remove();
    document.append(html);
  },
  "Document.replaceChildren": (_place, frame) => {
    const html = document.createElement("html");
    html.append(document.createElement("body"), frame);
    document.documentElement.remove();
    document.replaceChildren(html);
  },
  "document.write": () => {
    document.write("<title>Opslag</title><iframe></iframe>");
  },
  "document.writeln": () => {
    document.writeln("<title>Opslag</title><iframe></iframe>");
  },
  "document.execCommand": (place) => {
    place.contentEditable = "true";
    place.focus();
    getSelection()?.selectAllChildren(place);
    document.execCommand("insertHTML", false, "<iframe></iframe>");
  },
};

/** The frame's own globals are then available immediately as `frames[0]`. */
const afterInsertion = (insert: Insertion) =>
  new Function(
    "mark",
    `(${insert})(document.querySelector("#place"), newFrame()); leaveMark(frames[0], mark);`,
  ) as Way["leave"];

const insertionWays: readonly Way[] = Object.entries(insertions).map(([name, insert]) => ({
  name: `a frame put there by ${name}`,
  needs: name === "Element.setHTMLUnsafe" ? "Element.prototype.setHTMLUnsafe" : "frames",
  leave: afterInsertion(insert),
}));

export const frameWays: readonly Way[] = [
  ...insertionWays,
  {
    name: "a frame's contentWindow",
    leave: (mark) => {
      const frame = window.newFrame();
      document.body.append(frame);
      window.leaveMark(frame.contentWindow, mark);
    },
  },
  {
    name: "a frame's contentDocument",
    leave: (mark) => {
      const frame = window.newFrame();
      document.body.append(frame);
      if (frame.contentDocument) frame.contentDocument.cookie = `${mark}=1`;
      window.leaveMark(frame.contentDocument?.defaultView, mark);
    },
  },
  {
    name: "a frame in a shadow tree",
    leave: (mark) => {
      const root = document.body.attachShadow({ mode: "closed" });
      root.innerHTML = "<iframe></iframe>";
      window.leaveMark(root.querySelector("iframe")?.contentWindow, mark);
    },
  },
  {
    name: "a frame by its name",
    leave: (mark) => {
      const frame = window.newFrame();
      frame.name = "named";
      document.body.append(frame);
      window.leaveMark(Reflect.get(window, "named"), mark);
    },
  },
  {
    name: "a frame by window.open of its name",
    leave: (mark) => {
      const root = document.body.attachShadow({ mode: "closed" });
      root.innerHTML = '<iframe name="opened"></iframe>';
      window.leaveMark(window.open("", "opened"), mark);
    },
  },
  {
    name: "a frame with a document of its own to come",
    leave: (mark) => {
      const frame = window.newFrame();
      frame.src = "/~rig/blank.html";
      document.body.append(frame);
      window.leaveMark(window.frames[0], mark);
    },
  },
  {
    name: "a frame in a frame",
    leave: (mark) => {
      document.body.append(window.newFrame());
      const inner = window.frames[0]?.document as Document;
      inner.body.append(inner.createElement("iframe"));
      window.leaveMark(window.frames[0]?.frames[0], mark);
    },
  },
  {
    name: "a frame put there by another frame's natives",
    leave: (mark) => {
      document.body.append(window.newFrame());
      const { Node } = window.frames[0] as unknown as typeof globalThis;
      Node.prototype.appendChild.call(document.body, window.newFrame());
      window.leaveMark(window.frames[1], mark);
    },
  },
  {
    name: "a frame's getter for the page's own storage",
    leave: (mark) => {
      document.body.append(window.newFrame());
      const { get } = Object.getOwnPropertyDescriptor(window.frames[0], "localStorage") ?? {};
      Object.assign(get?.call(window), { [mark]: "1" });
    },
  },
  {
    name: "a frame's methods for the page's own storage",
    leave: (mark) => {
      document.body.append(window.newFrame());
      const { Storage } = window.frames[0] as unknown as typeof globalThis;
      Storage.prototype.setItem.call(sessionStorage, mark, "1");
    },
  },
  {
    name: "a frame's setter for the page's own cookies",
    leave: (mark) => {
      document.body.append(window.newFrame());
      const { Document } = window.frames[0] as unknown as typeof globalThis;
      Object.getOwnPropertyDescriptor(Document.prototype, "cookie")?.set?.call(document, `${mark}=1`);
    },
  },
  {
    name: "a frame's own indexedDB",
    leave: (mark) =>
      new Promise<void>((resolve) => {
        document.body.append(window.newFrame());
        const request = window.frames[0]?.indexedDB.open(mark) as IDBOpenDBRequest;
        request.onerror = request.onsuccess = () => resolve();
      }),
  },
  {
    name: "a frame's load event",
    leave: (mark) =>
      new Promise<void>((resolve) => {
        const frame = window.newFrame();
        frame.onload = () => {
          window.leaveMark(window.frames[0], mark);
          resolve();
        };
        document.body.append(frame);
      }),
  },
  {
    name: "a script put there together with a frame",
    leave: (mark) => {
      const script = document.createElement("script");
      script.text = `leaveMark(frames[0], "${mark}")`;
      document.body.append(window.newFrame(), script);
    },
  },
  {
    name: "a custom element that reacts to its connection together with a frame",
    leave: (mark) => {
      class Late extends HTMLElement {
        connectedCallback() {
          window.leaveMark(window.frames[0], mark);
        }
      }
      customElements.define("late-element", Late);
      document.body.append(window.newFrame(), document.createElement("late-element"));
    },
  },
  {
    name: "a page in a frame, of the same origin and without a guard",
    leave: (mark) =>
      new Promise<void>((resolve) => {
        const frame = window.newFrame();
        frame.src = `storage-frame.html?${mark}`;
        frame.onload = () => resolve();
        document.body.append(frame);
      }),
  },
  {
    name: "the script of a srcdoc frame",
    except: {
      webkit: "WebKit gives a srcdoc document a new window, and its scripts run before ours can reach it",
    },
    leave: (mark) =>
      new Promise<void>((resolve) => {
        const frame = window.newFrame();
        frame.srcdoc = `<script>localStorage.setItem("${mark}", "1")</script>`;
        frame.onload = () => resolve();
        document.body.append(frame);
      }),
  },
  {
    name: "a frame that runs a javascript: address",
    leave: (mark) =>
      new Promise<void>((resolve) => {
        addEventListener("message", () => resolve(), { once: true });
        const frame = window.newFrame();
        frame.src = `javascript:localStorage.setItem("${mark}", "1"); parent.postMessage("done"); undefined`;
        document.body.append(frame);
      }),
  },
  {
    name: "a window that the page opens",
    except: { webkit: "WebKitGTK opens no window without a visitor's press" },
    leave: (mark) => {
      const opened = window.open("about:blank");
      window.leaveMark(opened, mark);
      opened?.close();
    },
  },
];
