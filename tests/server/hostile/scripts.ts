import { type Change, script } from "./change.ts";

/** Strangers' scripts that patch globals. */
export const SCRIPTS: Readonly<Record<string, Change>> = {
  "array-additions": script(`
    Array.prototype.last = function () { return this[this.length - 1] };
    Array.prototype.remove = function (item) { this.splice(this.indexOf(item), 1) };
    Array.prototype.unique = 1;
    String.prototype.title = Number.prototype.pad = Function.prototype.later = function () { return this };
  `),
  "object-additions": script(`
    Object.prototype.extend = function (other) { for (var key in other) this[key] = other[key]; return this };
    Object.prototype.size = function () { return Object.keys(this).length };
  `),
  "array-polyfills": script(`
    Array.from = function (list) { return [].slice.call(list) };
    Array.prototype.map = function (fn, that) { var out = []; for (var i = 0; i < this.length; i++) out.push(fn.call(that, this[i], i, this)); return out };
    Array.prototype.filter = function (fn, that) { var out = []; for (var i = 0; i < this.length; i++) if (fn.call(that, this[i], i, this)) out.push(this[i]); return out };
    Array.prototype.forEach = function (fn, that) { for (var i = 0; i < this.length; i++) fn.call(that, this[i], i, this) };
    Array.prototype.find = function (fn) { for (var i = 0; i < this.length; i++) if (fn(this[i])) return this[i] };
    Array.prototype.includes = function (item) { return this.indexOf(item) !== -1 };
    Array.prototype.toJSON = function () { return "[" + this.join() + "]" };
  `),
  "element-polyfills": script(`
    Element.prototype.closest = function (selector) { for (var node = this; node && node.matches; node = node.parentNode) if (node.matches(selector)) return node; return null };
    Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this };
    Element.prototype.append = function (node) { this.appendChild(node.nodeType ? node : document.createTextNode(node)) };
    Element.prototype.toggleAttribute = function (name) { this.hasAttribute(name) ? this.removeAttribute(name) : this.setAttribute(name, "") };
    HTMLElement.prototype.hide = HTMLElement.prototype.open = HTMLElement.prototype.label = HTMLElement.prototype.url = function () { return this };
  `),
  "listeners-wrapped": script(`
    var add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener, wrapped = new WeakMap();
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (typeof listener !== "function") return add.call(this, type, listener, options);
      if (!wrapped.has(listener)) wrapped.set(listener, function () { return listener.apply(this, arguments) });
      return add.call(this, type, wrapped.get(listener), options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      return remove.call(this, type, wrapped.get(listener) || listener, options);
    };
  `),
  "listeners-without-options": script(`
    var add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      return add.call(this, type, listener, options === true || !!(options && options.capture));
    };
  `),
  "timers-without-arguments": script(`
    var later = window.setTimeout, often = window.setInterval;
    window.setTimeout = function (fn, ms) { return later(fn, ms) };
    window.setInterval = function (fn, ms) { return often(fn, ms) };
  `),
  "timers-late": script(`
    var later = window.setTimeout;
    window.setTimeout = function (fn, ms) { return later.apply(window, [fn, Math.max(ms || 0, 200)].concat([].slice.call(arguments, 2))) };
  `),
  "frames-by-date": script(`
    window.requestAnimationFrame = function (fn) { return setTimeout(function () { fn(Date.now()) }, 16) };
    window.cancelAnimationFrame = clearTimeout;
    window.requestIdleCallback = function (fn) { return setTimeout(function () { fn({ didTimeout: false, timeRemaining: function () { return 0 } }) }, 1) };
    window.cancelIdleCallback = clearTimeout;
  `),
  "json-patched": script(`
    var parse = JSON.parse, write = JSON.stringify;
    JSON.parse = function (text) { return parse(text) };
    JSON.stringify = function (value) { return write(value) };
    Object.defineProperty(Date.prototype, "toJSON", { value: function () { return "/Date(" + +this + ")/" } });
  `),
  "fetch-wrapped": script(`
    var ask = window.fetch;
    window.fetch = function (address) { return ask(address).then(function (answer) { return answer.clone() }) };
  `),
  "elements-wrapped": script(`
    var define = customElements.define, get = customElements.get;
    CustomElementRegistry.prototype.define = function (name, element) { return define.call(this, name, element) };
    CustomElementRegistry.prototype.get = function (name) { return get.call(this, name) };
  `),
  "promise-before-es2020": script(`
    var Native = Promise;
    window.Promise = function (start) { return Reflect.construct(Native, [start], new.target || Native) };
    ["resolve", "reject", "all", "race"].forEach(function (name) { window.Promise[name] = Native[name].bind(Native) });
    window.Promise.prototype = Native.prototype;
    delete Native.prototype.finally;
  `),
  "loaders-of-modules": script(`
    window.define = function () {}; window.define.amd = {};
    window.require = function () { throw new Error("not here") };
    window.module = { exports: {} }; window.exports = window.module.exports;
    window.process = {}; window.global = window; window.React = window.ReactDOM = window.Lit = {}; window.h = 1;
  `),
  "clock-jumps": script(`
    var now = Date.now, turn = 0, jumps = [0, 86400000, -86400000 * 400, 3600000, -3600000];
    Date.now = function () { return now() + jumps[turn++ % jumps.length] };
  `),
  "clock-coarse": script(
    "var now = performance.now; performance.now = function () { return Math.floor(now.call(performance) / 100) * 100 }",
  ),
  "storage-throws": script(`
    ["localStorage", "sessionStorage", "indexedDB", "caches"].forEach(function (name) {
      Object.defineProperty(window, name, { get: function () { throw new DOMException("no", "SecurityError") } });
    });
  `),
  "events-stopped": script(`
    ["click", "keydown", "focusin", "pointerover"].forEach(function (type) {
      document.addEventListener(type, function (event) { event.stopPropagation() });
    });
  `),
};
